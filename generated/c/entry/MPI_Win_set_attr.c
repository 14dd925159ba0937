/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_set_attr] through templates/c/entry.c.j2. */
/* Store an attribute value under a key on a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_set_attr)(MPI_Win win, int win_keyval, void *attribute_val);
BND_INSTRUMENTED_CALL(Win_set_attr, int, (MPI_Win win, int win_keyval, void *attribute_val), (win, win_keyval,
        attribute_val))

BND_WEAK(MPI_Win_set_attr, PMPI_Win_set_attr)

int BND_ENTRY(MPI_Win_set_attr)(MPI_Win win, int win_keyval, void *attribute_val)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_set_attr");
    BND_REFUSE_IF("MPI_Win_set_attr", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_set_attr, (win, win_keyval, attribute_val));
}
