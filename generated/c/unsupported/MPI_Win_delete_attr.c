/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_delete_attr] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_delete_attr)(MPI_Win win, int win_keyval);

int BND_IMPLEMENTATION(Win_delete_attr)(MPI_Win win, int win_keyval)
{
    (void)win;
    (void)win_keyval;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_delete_attr", 0, BND_ON_WIN,
            (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
