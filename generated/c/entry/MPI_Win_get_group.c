/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_group] through templates/c/entry.c.j2. */
/* Return a copy of the group of processes that created a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_get_group)(MPI_Win win, MPI_Group *group);
BND_INSTRUMENTED_CALL(Win_get_group, int, (MPI_Win win, MPI_Group *group), (win, group))

BND_WEAK(MPI_Win_get_group, PMPI_Win_get_group)

int BND_ENTRY(MPI_Win_get_group)(MPI_Win win, MPI_Group *group)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_get_group");
    BND_REFUSE_IF("MPI_Win_get_group", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_get_group", !group, MPI_ERR_ARG, "group", BND_ON_WIN, win);
    BND_FORWARD(Win_get_group, (win, group));
}
