/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_lock] through templates/c/entry.c.j2. */
/* Open a passive-target access epoch to one process, shared or exclusive. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_lock)(int lock_type, int rank, int assert, MPI_Win win);
BND_INSTRUMENTED_CALL(Win_lock, int, (int lock_type, int rank, int assert, MPI_Win win), (lock_type, rank, assert,
        win))

BND_WEAK(MPI_Win_lock, PMPI_Win_lock)

int BND_ENTRY(MPI_Win_lock)(int lock_type, int rank, int assert, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_lock");
    BND_REFUSE_IF("MPI_Win_lock", rank < 0 && rank != MPI_PROC_NULL, MPI_ERR_RANK, "rank", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_lock", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_lock, (lock_type, rank, assert, win));
}
