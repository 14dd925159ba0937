/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_local] through templates/c/entry.c.j2. */
/* Complete pending operations to one target as far as local buffers are concerned. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_flush_local)(int rank, MPI_Win win);
BND_INSTRUMENTED_CALL(Win_flush_local, int, (int rank, MPI_Win win), (rank, win))

BND_WEAK(MPI_Win_flush_local, PMPI_Win_flush_local)

int BND_ENTRY(MPI_Win_flush_local)(int rank, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_flush_local");
    BND_REFUSE_IF("MPI_Win_flush_local", rank < 0 && rank != MPI_PROC_NULL, MPI_ERR_RANK, "rank", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_flush_local", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_flush_local, (rank, win));
}
