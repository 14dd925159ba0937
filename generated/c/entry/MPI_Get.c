/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Get] through templates/c/entry.c.j2. */
/* Read data from a target process window into a local buffer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
BND_INSTRUMENTED_CALL(Get, int, (void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win), (origin_addr, origin_count,
        origin_datatype, target_rank, target_disp, target_count, target_datatype, win))

BND_WEAK(MPI_Get, PMPI_Get)

int BND_ENTRY(MPI_Get)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Get");
    BND_REFUSE_IF("MPI_Get", origin_count < 0, MPI_ERR_COUNT, "origin_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get", BND_IS_NULL(origin_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "origin_datatype",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get", target_rank < 0 && target_rank != MPI_PROC_NULL, MPI_ERR_RANK, "target_rank", BND_ON_WIN,
            win);
    BND_REFUSE_IF("MPI_Get", target_count < 0, MPI_ERR_COUNT, "target_count", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get", BND_IS_NULL(target_datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "target_datatype",
            BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Get", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Get, (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win));
}
