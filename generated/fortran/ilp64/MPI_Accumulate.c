/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Accumulate] through templates/fortran/ilp64.c.j2. */
/* Combine local data into a remote window with a predefined reduction operation. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Accumulate_c.c"

#if BND_HAS(MPI_Accumulate_c) || BND_HAS(MPI_Accumulate)
void BND_WIDE_NAME(mpi_accumulate, MPI_ACCUMULATE)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_accumulate_c)(const void *origin_addr,
        const MPI_Count *origin_count, const bnd_integer *origin_datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_integer *target_datatype,
        const bnd_integer *op, const bnd_integer *win, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Accumulate_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Accumulate_c) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Op(*op) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Accumulate_c)(bnd_base(origin_addr), *origin_count,
            bnd_inline_f2c_Type(*origin_datatype), *target_rank, *target_disp, *target_count,
            bnd_inline_f2c_Type(*target_datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Win(*win)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_accumulate)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    bnd_know_type(*origin_datatype);
    bnd_know_type(*target_datatype);
    BND_NARROW_CHECK(bnd_integer, *target_rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_origin_datatype = bnd_integer_type(*origin_datatype);
    const bnd_integer int_target_rank = BND_NARROWED(bnd_integer, *target_rank);
    const bnd_integer int_target_datatype = bnd_integer_type(*target_datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *origin_datatype);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_accumulate_c)(origin_addr, origin_count, &int_origin_datatype, &int_target_rank, target_disp,
            target_count, &int_target_datatype, &int_op, &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_accumulate, MPI_ACCUMULATE)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(target_rank) &&
            BND_FIT(bnd_high_half(origin_datatype) | bnd_high_half(target_datatype) | bnd_high_half(op) | bnd_high_half(win), bnd_fits(origin_datatype) && bnd_fits(target_datatype) && bnd_fits(op) && bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_accumulate)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_accumulate_c)(origin_addr, origin_count, bnd_low_half(origin_datatype),
            bnd_low_half(target_rank), target_disp, target_count, bnd_low_half(target_datatype), bnd_low_half(op),
            bnd_low_half(win), &int_ierror), BND_WIDE_SLOW_PATH(mpi_accumulate)(origin_addr, origin_count,
            origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
