/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_post] through templates/c/entry.c.j2. */
/* Open an exposure epoch on the local window for a group of origin processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_post)(MPI_Group group, int assert, MPI_Win win);
BND_INSTRUMENTED_CALL(Win_post, int, (MPI_Group group, int assert, MPI_Win win), (group, assert, win))

BND_WEAK(MPI_Win_post, PMPI_Win_post)

int BND_ENTRY(MPI_Win_post)(MPI_Group group, int assert, MPI_Win win)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_post");
    BND_REFUSE_IF("MPI_Win_post", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_post", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_post, (group, assert, win));
}
