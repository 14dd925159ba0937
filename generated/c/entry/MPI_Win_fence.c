/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_fence] through templates/c/entry.c.j2. */
/* Synchronise remote accesses collectively, separating epochs on a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_fence)(int assert, MPI_Win win);
BND_INSTRUMENTED_CALL(Win_fence, int, (int assert, MPI_Win win), (assert, win))

BND_WEAK(MPI_Win_fence, PMPI_Win_fence)

int BND_ENTRY(MPI_Win_fence)(int assert, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_fence");
    BND_REFUSE_IF("MPI_Win_fence", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_fence, (assert, win));
}
