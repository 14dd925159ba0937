/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_get_attr] through templates/c/entry.c.j2. */
/* Look up the attribute stored under a key on a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag);
BND_INSTRUMENTED_CALL(Win_get_attr, int, (MPI_Win win, int win_keyval, void *attribute_val, int *flag), (win,
        win_keyval, attribute_val, flag))

BND_WEAK(MPI_Win_get_attr, PMPI_Win_get_attr)

int BND_ENTRY(MPI_Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_get_attr");
    BND_REFUSE_IF("MPI_Win_get_attr", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_get_attr", !attribute_val, MPI_ERR_ARG, "attribute_val", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_get_attr", !flag, MPI_ERR_ARG, "flag", BND_ON_WIN, win);
    BND_FORWARD(Win_get_attr, (win, win_keyval, attribute_val, flag));
}
