/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_sync] through templates/c/entry.c.j2. */
/* Bring the private and public copies of the local window memory into agreement. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_sync)(MPI_Win win);
BND_INSTRUMENTED_CALL(Win_sync, int, (MPI_Win win), (win))

BND_WEAK(MPI_Win_sync, PMPI_Win_sync)

int BND_ENTRY(MPI_Win_sync)(MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_sync");
    BND_REFUSE_IF("MPI_Win_sync", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_sync, (win));
}
