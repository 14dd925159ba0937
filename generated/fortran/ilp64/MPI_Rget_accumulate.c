/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rget_accumulate] through templates/fortran/ilp64.c.j2. */
/* Start a remote fetch-and-combine of a buffer and return a request for it. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Rget_accumulate_c.c"

#if BND_HAS(MPI_Rget_accumulate_c) || BND_HAS(MPI_Rget_accumulate)
void BND_WIDE_NAME(mpi_rget_accumulate, MPI_RGET_ACCUMULATE)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const void *result_addr, const MPI_Count *result_count,
        const bnd_default_integer *result_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *request,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_rget_accumulate_c)(const void *origin_addr,
        const MPI_Count *origin_count, const bnd_integer *origin_datatype, const void *result_addr,
        const MPI_Count *result_count, const bnd_integer *result_datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_integer *target_datatype,
        const bnd_integer *op, const bnd_integer *win, bnd_integer *request, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Rget_accumulate_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Rget_accumulate_c) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_contiguous_buffer(result_addr) &&
            bnd_is_inline_f2c_Type(*result_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Op(*op) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Rget_accumulate_c)(bnd_base(origin_addr), *origin_count,
            bnd_inline_f2c_Type(*origin_datatype), bnd_base(result_addr), *result_count,
            bnd_inline_f2c_Type(*result_datatype), *target_rank, *target_disp, *target_count,
            bnd_inline_f2c_Type(*target_datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Win(*win), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_rget_accumulate)(const void *origin_addr,
        const MPI_Count *origin_count, const bnd_default_integer *origin_datatype, const void *result_addr,
        const MPI_Count *result_count, const bnd_default_integer *result_datatype,
        const bnd_default_integer *target_rank, const MPI_Aint *target_disp, const MPI_Count *target_count,
        const bnd_default_integer *target_datatype, const bnd_default_integer *op, const bnd_default_integer *win,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_know_type(*origin_datatype);
    bnd_know_type(*result_datatype);
    bnd_know_type(*target_datatype);
    BND_NARROW_CHECK(bnd_integer, *target_rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_origin_datatype = bnd_integer_type(*origin_datatype);
    const bnd_integer int_result_datatype = bnd_integer_type(*result_datatype);
    const bnd_integer int_target_rank = BND_NARROWED(bnd_integer, *target_rank);
    const bnd_integer int_target_datatype = bnd_integer_type(*target_datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *origin_datatype);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_rget_accumulate_c)(origin_addr, origin_count, &int_origin_datatype, result_addr, result_count,
            &int_result_datatype, &int_target_rank, target_disp, target_count, &int_target_datatype, &int_op, &int_win,
            &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_rget_accumulate, MPI_RGET_ACCUMULATE)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const void *result_addr, const MPI_Count *result_count,
        const bnd_default_integer *result_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(target_rank) &&
            BND_FIT(bnd_high_half(origin_datatype) | bnd_high_half(result_datatype) | bnd_high_half(target_datatype) | bnd_high_half(op) | bnd_high_half(win), bnd_fits(origin_datatype) && bnd_fits(result_datatype) && bnd_fits(target_datatype) && bnd_fits(op) && bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_rget_accumulate)(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_rget_accumulate_c)(origin_addr, origin_count, bnd_low_half(origin_datatype),
            result_addr, result_count, bnd_low_half(result_datatype), bnd_low_half(target_rank), target_disp,
            target_count, bnd_low_half(target_datatype), bnd_low_half(op), bnd_low_half(win),
            (bnd_integer *)bnd_low_half(request), &int_ierror), BND_WIDE_SLOW_PATH(mpi_rget_accumulate)(origin_addr,
            origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, request, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
