/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/c/entry.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_attach)(MPI_Win win, void *base, MPI_Aint size);
BND_INSTRUMENTED_CALL(Win_attach, int, (MPI_Win win, void *base, MPI_Aint size), (win, base, size))

BND_WEAK(MPI_Win_attach, PMPI_Win_attach)

int BND_ENTRY(MPI_Win_attach)(MPI_Win win, void *base, MPI_Aint size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_attach");
    BND_REFUSE_IF("MPI_Win_attach", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_attach", size < 0, MPI_ERR_SIZE, "size", BND_ON_WIN, win);
    BND_FORWARD(Win_attach, (win, base, size));
}
