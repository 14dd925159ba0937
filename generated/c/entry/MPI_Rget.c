/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Rget] through templates/c/entry.c.j2. */
/* Start a read from a remote window and return a request for its completion. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Rget)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
BND_INSTRUMENTED_CALL(Rget, int, (void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request),
        (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win,
        request))

BND_WEAK(MPI_Rget, PMPI_Rget)

int BND_ENTRY(MPI_Rget)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Rget");
    BND_REFUSE_IF("MPI_Rget", origin_count < 0, MPI_ERR_COUNT, "origin_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Rget", BND_IS_NULL(origin_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "origin_datatype",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Rget", target_rank < 0 && target_rank != MPI_PROC_NULL, MPI_ERR_RANK, "target_rank", BND_ON_WIN,
            win);
    BND_REFUSE_IF("MPI_Rget", target_count < 0, MPI_ERR_COUNT, "target_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Rget", BND_IS_NULL(target_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "target_datatype",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Rget", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Rget", !request, MPI_ERR_ARG, "request", BND_ON_WIN, win);
    BND_FORWARD(Rget, (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, request));
}
