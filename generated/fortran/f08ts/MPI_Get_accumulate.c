/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get_accumulate] through templates/fortran/wrapper.c.j2. */
/* Fetch remote window data and then combine local data into the same place. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Get_accumulate)
BND_WRAPPER void BND_NAME(mpi_get_accumulate, MPI_GET_ACCUMULATE)(const void *origin_addr,
        const bnd_integer *origin_count, const bnd_integer *origin_datatype, const void *result_addr,
        const bnd_integer *result_count, const bnd_integer *result_datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_integer *target_count, const bnd_integer *target_datatype,
        const bnd_integer *op, const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_get_accumulate)(const void *origin_addr, const bnd_integer *origin_count,
        const bnd_integer *origin_datatype, const void *result_addr, const bnd_integer *result_count,
        const bnd_integer *result_datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *target_count, const bnd_integer *target_datatype, const bnd_integer *op,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_accumulate, ierror, BND_ON_WIN, *win);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    struct bnd_choice d_result_addr;
    if (bnd_choice_is_section(&d_origin_addr, origin_addr, *origin_count, bnd_f2c_Type(*origin_datatype),
            *target_rank != MPI_PROC_NULL &&
            bnd_f2c_Op(*op) != MPI_NO_OP)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_origin_addr, origin_addr,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FETCH, BND_BOUNCE_NEVER, 1, *origin_count, *origin_count,
            bnd_f2c_Type(*origin_datatype)), &pending, BND_ON_WIN, *win), (void)0, ierror);
    if (bnd_choice_is_section(&d_result_addr, result_addr, *result_count, bnd_f2c_Type(*result_datatype),
            *target_rank != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_result_addr, result_addr,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_FETCH, BND_BOUNCE_NEVER, 1, *result_count, *result_count,
            bnd_f2c_Type(*result_datatype)), &pending, BND_ON_WIN, *win), (void)0, ierror);
    const int result = BND_C(MPI_Get_accumulate)(d_origin_addr.address, d_origin_addr.count, d_origin_addr.datatype,
            d_result_addr.address, d_result_addr.count, d_result_addr.datatype, *target_rank, *target_disp,
            *target_count, bnd_f2c_Type(*target_datatype), bnd_f2c_Op(*op), bnd_f2c_Win(*win));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_get_accumulate, MPI_GET_ACCUMULATE)(const void *origin_addr,
        const bnd_integer *origin_count, const bnd_integer *origin_datatype, const void *result_addr,
        const bnd_integer *result_count, const bnd_integer *result_datatype, const bnd_integer *target_rank,
        const MPI_Aint *target_disp, const bnd_integer *target_count, const bnd_integer *target_datatype,
        const bnd_integer *op, const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Get_accumulate) && bnd_is_contiguous_buffer(origin_addr) &&
            bnd_is_inline_f2c_Type(*origin_datatype) && bnd_is_contiguous_buffer(result_addr) &&
            bnd_is_inline_f2c_Type(*result_datatype) && bnd_is_inline_f2c_Type(*target_datatype) &&
            bnd_is_inline_f2c_Op(*op) && bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_get_accumulate)(origin_addr,
            origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_accumulate)(bnd_base(origin_addr), *origin_count,
            bnd_inline_f2c_Type(*origin_datatype), bnd_base(result_addr), *result_count,
            bnd_inline_f2c_Type(*result_datatype), *target_rank, *target_disp, *target_count,
            bnd_inline_f2c_Type(*target_datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Win(*win)));
}
#endif
