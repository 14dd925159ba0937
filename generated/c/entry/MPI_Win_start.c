/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_start] through templates/c/entry.c.j2. */
/* Open an access epoch towards a group of target processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_start)(MPI_Group group, int assert, MPI_Win win);
BND_INSTRUMENTED_CALL(Win_start, int, (MPI_Group group, int assert, MPI_Win win), (group, assert, win))

BND_WEAK(MPI_Win_start, PMPI_Win_start)

int BND_ENTRY(MPI_Win_start)(MPI_Group group, int assert, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_start");
    BND_REFUSE_IF("MPI_Win_start", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_start", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_start, (group, assert, win));
}
