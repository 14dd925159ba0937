/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/fortran/wrapper.c.j2. */
/* Swap one remote value atomically if it equals a given one, fetching the old value. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Compare_and_swap)
BND_WRAPPER void BND_NAME(mpi_compare_and_swap, MPI_COMPARE_AND_SWAP)(void *origin_addr, void *compare_addr,
        void *result_addr, const bnd_integer *datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_compare_and_swap)(void *origin_addr, void *compare_addr, void *result_addr,
        const bnd_integer *datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Compare_and_swap, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Compare_and_swap)(bnd_buffer(origin_addr), bnd_buffer(compare_addr),
            bnd_buffer(result_addr), bnd_f2c_Type(*datatype), *target_rank, *target_disp, bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_compare_and_swap, MPI_COMPARE_AND_SWAP)(void *origin_addr, void *compare_addr,
        void *result_addr, const bnd_integer *datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Compare_and_swap) && bnd_is_not_sentinel(origin_addr) &&
            bnd_is_not_sentinel(compare_addr) && bnd_is_not_sentinel(result_addr) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_compare_and_swap)(origin_addr, compare_addr, result_addr, datatype, target_rank,
            target_disp, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Compare_and_swap)(origin_addr, compare_addr, result_addr,
            bnd_inline_f2c_Type(*datatype), *target_rank, *target_disp, bnd_inline_f2c_Win(*win)));
}
#endif
