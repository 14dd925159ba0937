/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Fetch_and_op] through templates/c/entry.c.j2. */
/* Fetch one remote element and update it with an operation in one atomic step. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win);
BND_INSTRUMENTED_CALL(Fetch_and_op, int, (const void *origin_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win), (origin_addr, result_addr, datatype,
        target_rank, target_disp, op, win))

BND_WEAK(MPI_Fetch_and_op, PMPI_Fetch_and_op)

int BND_ENTRY(MPI_Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Fetch_and_op");
    BND_REFUSE_IF("MPI_Fetch_and_op", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_WIN,
            win);
    BND_REFUSE_IF("MPI_Fetch_and_op", target_rank < 0 && target_rank != MPI_PROC_NULL, MPI_ERR_RANK, "target_rank",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Fetch_and_op", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Fetch_and_op", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Fetch_and_op, (origin_addr, result_addr, datatype, target_rank, target_disp, op, win));
}
