/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_delete_attr] through templates/c/entry.c.j2. */
/* Delete the attribute stored under a key on a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_delete_attr)(MPI_Win win, int win_keyval);
BND_INSTRUMENTED_CALL(Win_delete_attr, int, (MPI_Win win, int win_keyval), (win, win_keyval))

BND_WEAK(MPI_Win_delete_attr, PMPI_Win_delete_attr)

int BND_ENTRY(MPI_Win_delete_attr)(MPI_Win win, int win_keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_delete_attr");
    BND_REFUSE_IF("MPI_Win_delete_attr", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_delete_attr, (win, win_keyval));
}
