/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/fortran/ilp64.c.j2. */
/* Fetch one remote element and update it with an operation in one atomic step. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Fetch_and_op.c"

#if BND_HAS(MPI_Fetch_and_op)
void BND_WIDE_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(const void *origin_addr, const void *result_addr,
        const bnd_default_integer *datatype, const bnd_default_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_fetch_and_op)(const void *origin_addr,
        const void *result_addr, const bnd_integer *datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_integer *op, const bnd_integer *win, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Fetch_and_op) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_contiguous_buffer(result_addr) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Fetch_and_op)(bnd_base(origin_addr), bnd_base(result_addr),
            bnd_inline_f2c_Type(*datatype), *target_rank, *target_disp, bnd_inline_f2c_Op(*op),
            bnd_inline_f2c_Win(*win)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_fetch_and_op)(const void *origin_addr, const void *result_addr,
        const bnd_default_integer *datatype, const bnd_default_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *target_rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_target_rank = BND_NARROWED(bnd_integer, *target_rank);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_fetch_and_op)(origin_addr, result_addr, &int_datatype, &int_target_rank, target_disp, &int_op,
            &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(const void *origin_addr, const void *result_addr,
        const bnd_default_integer *datatype, const bnd_default_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(target_rank) &&
            BND_FIT(bnd_high_half(datatype) | bnd_high_half(op) | bnd_high_half(win),
            bnd_fits(datatype) && bnd_fits(op) && bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_fetch_and_op)(origin_addr,
            result_addr, datatype, target_rank, target_disp, op, win, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_fetch_and_op)(origin_addr, result_addr, bnd_low_half(datatype),
            bnd_low_half(target_rank), target_disp, bnd_low_half(op), bnd_low_half(win), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_fetch_and_op)(origin_addr, result_addr, datatype, target_rank, target_disp, op, win,
            ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
