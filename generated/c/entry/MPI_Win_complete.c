/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_complete] through templates/c/entry.c.j2. */
/* End the access epoch opened by a start call on a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_complete)(MPI_Win win);
BND_INSTRUMENTED_CALL(Win_complete, int, (MPI_Win win), (win))

BND_WEAK(MPI_Win_complete, PMPI_Win_complete)

int BND_ENTRY(MPI_Win_complete)(MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_complete");
    BND_REFUSE_IF("MPI_Win_complete", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_complete, (win));
}
