/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/fortran/wrapper.c.j2. */
/* Fetch one remote element and update it with an operation in one atomic step. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Fetch_and_op)
void BND_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(const void *origin_addr, const void *result_addr,
        const MPI_Fint *datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *op,
        const MPI_Fint *win, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_fetch_and_op)(const void *origin_addr, const void *result_addr,
        const MPI_Fint *datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *op,
        const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Fetch_and_op, PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_origin_addr;
    struct bnd_choice d_result_addr;
    BND_CHOICE_IN(origin_addr, 0, MPI_BYTE, bnd_f2c_Op(*op) != MPI_NO_OP, bnd_choice_even(&made, origin_addr, &pending,
            BND_FLAT, BND_NO_COPY, BND_ON_WIN, *win, 1, 1, 1, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    BND_CHOICE_IN(result_addr, 0, MPI_BYTE, 1, bnd_choice_even(&made, result_addr, &pending, BND_FLAT, BND_NO_COPY,
            BND_ON_WIN, *win, 1, 1, 1, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Win_call_errhandler(bnd_f2c_Win(*win), code));
    const int result = BND_C(MPI_Fetch_and_op)(d_origin_addr.address, d_result_addr.address, bnd_f2c_Type(*datatype),
            *target_rank, *target_disp, bnd_f2c_Op(*op), bnd_f2c_Win(*win));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_fetch_and_op, MPI_FETCH_AND_OP)(const void *origin_addr, const void *result_addr,
        const MPI_Fint *datatype, const MPI_Fint *target_rank, const MPI_Aint *target_disp, const MPI_Fint *op,
        const MPI_Fint *win, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Fetch_and_op) && bnd_is_plain(origin_addr) && bnd_is_plain(result_addr) &&
            bnd_is_known_Type(*datatype) && bnd_is_known_Op(*op) && bnd_is_known_Win(*win),
            BND_SLOW_PATH(mpi_fetch_and_op)(origin_addr, result_addr, datatype, target_rank, target_disp, op, win,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Fetch_and_op)(bnd_base(origin_addr), bnd_base(result_addr),
            bnd_known_as_Type(*datatype), *target_rank, *target_disp, bnd_known_as_Op(*op), bnd_known_as_Win(*win)));
}
#endif
