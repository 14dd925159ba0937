/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_unlock] through templates/c/entry.c.j2. */
/* Close the passive-target access epoch to one process, completing its operations. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_unlock)(int rank, MPI_Win win);
BND_INSTRUMENTED_CALL(Win_unlock, int, (int rank, MPI_Win win), (rank, win))

BND_WEAK(MPI_Win_unlock, PMPI_Win_unlock)

int BND_ENTRY(MPI_Win_unlock)(int rank, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_unlock");
    BND_REFUSE_IF("MPI_Win_unlock", rank < 0 && rank != MPI_PROC_NULL, MPI_ERR_RANK, "rank", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_unlock", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_unlock, (rank, win));
}
