/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Compare_and_swap] through templates/fortran/wrapper.c.j2. */
/* Swap one remote value atomically if it equals a given one, fetching the old value. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Compare_and_swap)
BND_WRAPPER void BND_NAME(mpi_compare_and_swap, MPI_COMPARE_AND_SWAP)(const void *origin_addr,
        const void *compare_addr, const void *result_addr, const bnd_integer *datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_compare_and_swap)(const void *origin_addr, const void *compare_addr,
        const void *result_addr, const bnd_integer *datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Compare_and_swap, ierror, BND_ON_WIN, *win);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    struct bnd_choice d_compare_addr;
    struct bnd_choice d_result_addr;
    if (bnd_choice_is_section(&d_origin_addr, origin_addr, 0, MPI_BYTE,
            *target_rank != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_origin_addr, origin_addr,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_NEVER, 1, 1, 1, bnd_f2c_Type(*datatype)), &pending,
            BND_ON_WIN, *win), (void)0, ierror);
    if (bnd_choice_is_section(&d_compare_addr, compare_addr, 0, MPI_BYTE,
            *target_rank != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_compare_addr, compare_addr,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_NEVER, 1, 1, 1, bnd_f2c_Type(*datatype)), &pending,
            BND_ON_WIN, *win), (void)0, ierror);
    if (bnd_choice_is_section(&d_result_addr, result_addr, 0, MPI_BYTE,
            *target_rank != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_result_addr, result_addr,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_NEVER, 1, 1, 1, bnd_f2c_Type(*datatype)), &pending,
            BND_ON_WIN, *win), (void)0, ierror);
    const int result = BND_C(MPI_Compare_and_swap)(d_origin_addr.address, d_compare_addr.address,
            d_result_addr.address, bnd_f2c_Type(*datatype), *target_rank, *target_disp, bnd_f2c_Win(*win));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_compare_and_swap, MPI_COMPARE_AND_SWAP)(const void *origin_addr,
        const void *compare_addr, const void *result_addr, const bnd_integer *datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Compare_and_swap) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_contiguous_buffer(compare_addr) && bnd_is_contiguous_buffer(result_addr) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_compare_and_swap)(origin_addr, compare_addr, result_addr, datatype, target_rank,
            target_disp, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Compare_and_swap)(bnd_base(origin_addr), bnd_base(compare_addr),
            bnd_base(result_addr), bnd_inline_f2c_Type(*datatype), *target_rank, *target_disp,
            bnd_inline_f2c_Win(*win)));
}
#endif
