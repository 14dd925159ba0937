/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_info] through templates/fortran/wrapper.c.j2. */
/* Fetch an info object with details of the C ABI the library implements. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_get_info)
void BND_NAME(mpi_abi_get_info, MPI_ABI_GET_INFO)(MPI_Fint *info, MPI_Fint *ierror);

void BND_NAME(mpi_abi_get_info, MPI_ABI_GET_INFO)(MPI_Fint *info, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Abi_get_info, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, info, MPI_INFO_NULL);
    const int result = BND_C(MPI_Abi_get_info)(BND_HANDLE_ADDRESS(MPI_INFO, info));
    BND_HANDLE_MADE(MPI_INFO, Info, info);
    BND_STORE_IERROR(ierror, result);
}
#endif
