/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_fortran_info] through templates/fortran/wrapper.c.j2. */
/* Fetch an info object that describes the Fortran types known to the MPI ABI. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_get_fortran_info)
BND_WRAPPER void BND_NAME(mpi_abi_get_fortran_info, MPI_ABI_GET_FORTRAN_INFO)(bnd_integer *info, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_abi_get_fortran_info, MPI_ABI_GET_FORTRAN_INFO)(bnd_integer *info, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Abi_get_fortran_info, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, c_info, info, MPI_INFO_NULL);
    const int result = BND_C(MPI_Abi_get_fortran_info)(c_info);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_info, info, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
