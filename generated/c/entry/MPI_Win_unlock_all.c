/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_unlock_all] through templates/c/entry.c.j2. */
/* Close a shared passive-target access epoch that covers all processes of a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_unlock_all)(MPI_Win win);
BND_INSTRUMENTED_CALL(Win_unlock_all, int, (MPI_Win win), (win))

BND_WEAK(MPI_Win_unlock_all, PMPI_Win_unlock_all)

int BND_ENTRY(MPI_Win_unlock_all)(MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_unlock_all");
    BND_REFUSE_IF("MPI_Win_unlock_all", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_unlock_all, (win));
}
