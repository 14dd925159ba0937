/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/fortran/wrapper.c.j2. */
/* Fetch one remote element and update it with an operation in one atomic step. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Fetch_and_op)
BND_WRAPPER void BND_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(void *origin_addr, void *result_addr,
        const bnd_integer *datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *op, const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_fetch_and_op)(void *origin_addr, void *result_addr,
        const bnd_integer *datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *op, const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Fetch_and_op, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Fetch_and_op)(bnd_buffer(origin_addr), bnd_buffer(result_addr),
            bnd_f2c_Type(*datatype), *target_rank, *target_disp, bnd_f2c_Op(*op), bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(void *origin_addr, void *result_addr,
        const bnd_integer *datatype, const bnd_integer *target_rank, const MPI_Aint *target_disp,
        const bnd_integer *op, const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Fetch_and_op) && bnd_is_not_sentinel(origin_addr) &&
            bnd_is_not_sentinel(result_addr) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_fetch_and_op)(origin_addr, result_addr, datatype,
            target_rank, target_disp, op, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Fetch_and_op)(origin_addr, result_addr, bnd_inline_f2c_Type(*datatype),
            *target_rank, *target_disp, bnd_inline_f2c_Op(*op), bnd_inline_f2c_Win(*win)));
}
#endif
