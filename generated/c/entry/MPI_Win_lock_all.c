/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_lock_all] through templates/c/entry.c.j2. */
/* Open a shared passive-target access epoch to all processes of a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_lock_all)(int assert, MPI_Win win);
BND_INSTRUMENTED_CALL(Win_lock_all, int, (int assert, MPI_Win win), (assert, win))

BND_WEAK(MPI_Win_lock_all, PMPI_Win_lock_all)

int BND_ENTRY(MPI_Win_lock_all)(int assert, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_lock_all");
    BND_REFUSE_IF("MPI_Win_lock_all", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_lock_all, (assert, win));
}
