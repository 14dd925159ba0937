/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_free] through templates/c/entry.c.j2. */
/* Free a window collectively and set its handle to null. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_free)(MPI_Win *win);
BND_INSTRUMENTED_CALL(Win_free, int, (MPI_Win *win), (win))

BND_WEAK(MPI_Win_free, PMPI_Win_free)

int BND_ENTRY(MPI_Win_free)(MPI_Win *win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_free");
    BND_REFUSE_IF("MPI_Win_free", !win, MPI_ERR_ARG, "win", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Win_free", BND_IS_NULL(*win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, *win);
    BND_FORWARD(Win_free, (win));
}
