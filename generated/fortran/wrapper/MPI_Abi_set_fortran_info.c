/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_set_fortran_info] through templates/fortran/wrapper.c.j2. */
/* Supply sizes and availability of Fortran types to a library used through the ABI. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_set_fortran_info)
BND_WRAPPER void BND_NAME(mpi_abi_set_fortran_info, MPI_ABI_SET_FORTRAN_INFO)(const bnd_integer *info,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_abi_set_fortran_info)(const bnd_integer *info, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Abi_set_fortran_info, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Abi_set_fortran_info)(bnd_f2c_Info(*info)));
}

BND_WRAPPER void BND_NAME(mpi_abi_set_fortran_info, MPI_ABI_SET_FORTRAN_INFO)(const bnd_integer *info,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Abi_set_fortran_info) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_abi_set_fortran_info)(info, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Abi_set_fortran_info)(bnd_inline_f2c_Info(*info)));
}
#endif
