/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_name] through templates/c/entry.c.j2. */
/* Give a window a printable name for use in debugging. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_set_name)(MPI_Win win, const char *win_name);
BND_INSTRUMENTED_CALL(Win_set_name, int, (MPI_Win win, const char *win_name), (win, win_name))

BND_WEAK(MPI_Win_set_name, PMPI_Win_set_name)

int BND_ENTRY(MPI_Win_set_name)(MPI_Win win, const char *win_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_set_name");
    BND_REFUSE_IF("MPI_Win_set_name", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_set_name", !win_name, MPI_ERR_ARG, "win_name", BND_ON_WIN, win);
    BND_FORWARD(Win_set_name, (win, win_name));
}
