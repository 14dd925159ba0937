/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_version] through templates/fortran/ilp64.c.j2. */
/* Report the major and minor version of the ABI that the library supports. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Abi_get_version.c"

#if BND_HAS(MPI_Abi_get_version)
void BND_WIDE_NAME(mpi_abi_get_version, MPI_ABI_GET_VERSION)(bnd_default_integer *abi_major,
        bnd_default_integer *abi_minor, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_abi_get_version, MPI_ABI_GET_VERSION)(bnd_default_integer *abi_major,
        bnd_default_integer *abi_minor, bnd_default_integer *ierror)
{
    bnd_integer int_abi_major = BND_INTEGER_UNSET;
    bnd_integer int_abi_minor = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_abi_get_version)(&int_abi_major, &int_abi_minor, &int_ierror);
    bnd_integer_out(abi_major, int_abi_major);
    bnd_integer_out(abi_minor, int_abi_minor);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
