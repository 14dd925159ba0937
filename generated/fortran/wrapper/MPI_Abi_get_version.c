/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_version] through templates/fortran/wrapper.c.j2. */
/* Report the major and minor version of the ABI that the library supports. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_get_version)
BND_WRAPPER void BND_NAME(mpi_abi_get_version, MPI_ABI_GET_VERSION)(bnd_integer *abi_major, bnd_integer *abi_minor,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_abi_get_version, MPI_ABI_GET_VERSION)(bnd_integer *abi_major, bnd_integer *abi_minor,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Abi_get_version, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Abi_get_version)(abi_major, abi_minor));
}
#endif
