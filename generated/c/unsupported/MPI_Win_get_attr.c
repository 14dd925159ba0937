/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_get_attr] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag);

int BND_IMPLEMENTATION(Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag)
{
    (void)win;
    (void)win_keyval;
    (void)attribute_val;
    (void)flag;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_get_attr", 0, BND_ON_WIN, (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
