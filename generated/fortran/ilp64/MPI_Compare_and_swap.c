/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/fortran/ilp64.c.j2. */
/* Swap one remote value atomically if it equals a given one, fetching the old value. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Compare_and_swap.c"

#if BND_HAS(MPI_Compare_and_swap)
void BND_WIDE_NAME(mpi_compare_and_swap, MPI_COMPARE_AND_SWAP)(const void *origin_addr, const void *compare_addr,
        const void *result_addr, const bnd_default_integer *datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_default_integer *win, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_compare_and_swap)(const void *origin_addr,
        const void *compare_addr, const void *result_addr, const bnd_integer *datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_integer *win, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Compare_and_swap) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_contiguous_buffer(compare_addr) && bnd_is_contiguous_buffer(result_addr) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Compare_and_swap)(bnd_base(origin_addr), bnd_base(compare_addr),
            bnd_base(result_addr), bnd_inline_f2c_Type(*datatype), *target_rank, *target_disp,
            bnd_inline_f2c_Win(*win)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_compare_and_swap)(const void *origin_addr, const void *compare_addr,
        const void *result_addr, const bnd_default_integer *datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *target_rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_target_rank = BND_NARROWED(bnd_integer, *target_rank);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_compare_and_swap)(origin_addr, compare_addr, result_addr, &int_datatype, &int_target_rank,
            target_disp, &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_compare_and_swap, MPI_COMPARE_AND_SWAP)(const void *origin_addr, const void *compare_addr,
        const void *result_addr, const bnd_default_integer *datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(target_rank) && BND_FIT(bnd_high_half(datatype) | bnd_high_half(win),
            bnd_fits(datatype) && bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_compare_and_swap)(origin_addr, compare_addr,
            result_addr, datatype, target_rank, target_disp, win, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_compare_and_swap)(origin_addr, compare_addr, result_addr,
            bnd_low_half(datatype), bnd_low_half(target_rank), target_disp, bnd_low_half(win), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_compare_and_swap)(origin_addr, compare_addr, result_addr, datatype, target_rank,
            target_disp, win, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
