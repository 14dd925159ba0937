/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Raccumulate] through templates/c/entry.c.j2. */
/* Start a remote accumulate and return a request for its local completion. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Raccumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request);
BND_INSTRUMENTED_CALL(Raccumulate_c, int, (const void *origin_addr, MPI_Count origin_count,
        MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request), (origin_addr, origin_count,
        origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request))

BND_WEAK(MPI_Raccumulate_c, PMPI_Raccumulate_c)

int BND_ENTRY(MPI_Raccumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Raccumulate_c");
    BND_REFUSE_IF("MPI_Raccumulate_c", origin_count < 0, MPI_ERR_COUNT, "origin_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Raccumulate_c", BND_IS_NULL(origin_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "origin_datatype", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Raccumulate_c", target_rank < 0 && target_rank != MPI_PROC_NULL, MPI_ERR_RANK, "target_rank",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Raccumulate_c", target_count < 0, MPI_ERR_COUNT, "target_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Raccumulate_c", BND_IS_NULL(target_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "target_datatype", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Raccumulate_c", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Raccumulate_c", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Raccumulate_c", !request, MPI_ERR_ARG, "request", BND_ON_WIN, win);
    BND_FORWARD(Raccumulate_c, (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win, request));
}
