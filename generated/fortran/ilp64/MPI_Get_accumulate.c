/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get_accumulate] through templates/fortran/ilp64.c.j2. */
/* Fetch remote window data and then combine local data into the same place. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Get_accumulate_c.c"

#if BND_HAS(MPI_Get_accumulate_c) || BND_HAS(MPI_Get_accumulate)
void BND_WIDE_NAME(mpi_get_accumulate, MPI_GET_ACCUMULATE)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const void *result_addr, const MPI_Count *result_count,
        const bnd_default_integer *result_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_get_accumulate)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const void *result_addr, const MPI_Count *result_count,
        const bnd_default_integer *result_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_get_accumulate, MPI_GET_ACCUMULATE)(origin_addr, origin_count, origin_datatype, result_addr,
            result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, ierror);
}

void BND_WIDE_NAME(mpi_get_accumulate, MPI_GET_ACCUMULATE)(const void *origin_addr, const MPI_Count *origin_count,
        const bnd_default_integer *origin_datatype, const void *result_addr, const MPI_Count *result_count,
        const bnd_default_integer *result_datatype, const bnd_default_integer *target_rank,
        const MPI_Aint *target_disp, const MPI_Count *target_count, const bnd_default_integer *target_datatype,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*origin_datatype) && bnd_is_known_type(*result_datatype) &&
            bnd_is_known_type(*target_datatype), BND_FIRST_USE(mpi_get_accumulate)(origin_addr, origin_count,
            origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win, ierror));
    BND_NARROW_CHECK(bnd_integer, *target_rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_origin_datatype = bnd_integer_type(*origin_datatype);
    const bnd_integer int_result_datatype = bnd_integer_type(*result_datatype);
    const bnd_integer int_target_rank = BND_NARROWED(bnd_integer, *target_rank);
    const bnd_integer int_target_datatype = bnd_integer_type(*target_datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *origin_datatype);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_get_accumulate_c)(origin_addr, origin_count, &int_origin_datatype, result_addr, result_count,
            &int_result_datatype, &int_target_rank, target_disp, target_count, &int_target_datatype, &int_op, &int_win,
            &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
