/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/fortran/ilp64.c.j2. */
/* Fetch one remote element and update it with an operation in one atomic step. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Fetch_and_op.c"

#if BND_HAS(MPI_Fetch_and_op)
void BND_WIDE_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(const void *origin_addr, const void *result_addr,
        const bnd_default_integer *datatype, const bnd_default_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_fetch_and_op)(const void *origin_addr, const void *result_addr,
        const bnd_default_integer *datatype, const bnd_default_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(origin_addr, result_addr, datatype, target_rank, target_disp, op,
            win, ierror);
}

void BND_WIDE_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(const void *origin_addr, const void *result_addr,
        const bnd_default_integer *datatype, const bnd_default_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_default_integer *op, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_fetch_and_op)(origin_addr, result_addr,
            datatype, target_rank, target_disp, op, win, ierror));
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
#endif
