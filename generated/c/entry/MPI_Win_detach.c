/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_detach] through templates/c/entry.c.j2. */
/* Stop exposing a piece of local memory through a dynamic window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_detach)(MPI_Win win, const void *base);
BND_INSTRUMENTED_CALL(Win_detach, int, (MPI_Win win, const void *base), (win, base))

BND_WEAK(MPI_Win_detach, PMPI_Win_detach)

int BND_ENTRY(MPI_Win_detach)(MPI_Win win, const void *base)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_detach");
    BND_REFUSE_IF("MPI_Win_detach", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_detach, (win, base));
}
