/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_wait] through templates/c/entry.c.j2. */
/* Block until all origins have finished, then end the posted exposure epoch. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_wait)(MPI_Win win);
BND_INSTRUMENTED_CALL(Win_wait, int, (MPI_Win win), (win))

BND_WEAK(MPI_Win_wait, PMPI_Win_wait)

int BND_ENTRY(MPI_Win_wait)(MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_wait");
    BND_REFUSE_IF("MPI_Win_wait", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_wait, (win));
}
