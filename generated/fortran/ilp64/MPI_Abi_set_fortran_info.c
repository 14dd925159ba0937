/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_set_fortran_info] through templates/fortran/ilp64.c.j2. */
/* Supply sizes and availability of Fortran types to a library used through the ABI. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Abi_set_fortran_info.c"

#if BND_HAS(MPI_Abi_set_fortran_info)
void BND_WIDE_NAME(mpi_abi_set_fortran_info, MPI_ABI_SET_FORTRAN_INFO)(const bnd_default_integer *info,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_abi_set_fortran_info)(const bnd_integer *info,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Abi_set_fortran_info) && bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Abi_set_fortran_info)(bnd_inline_f2c_Info(*info)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_abi_set_fortran_info)(const bnd_default_integer *info,
        bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_abi_set_fortran_info)(&int_info, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_abi_set_fortran_info, MPI_ABI_SET_FORTRAN_INFO)(const bnd_default_integer *info,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(info), bnd_fits(info)),
            BND_WIDE_SLOW_PATH(mpi_abi_set_fortran_info)(info, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_abi_set_fortran_info)(bnd_low_half(info), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_abi_set_fortran_info)(info, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
