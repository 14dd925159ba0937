/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_free_keyval] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_free_keyval)(int *win_keyval);

int BND_IMPLEMENTATION(Win_free_keyval)(int *win_keyval)
{
    (void)win_keyval;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_free_keyval", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
