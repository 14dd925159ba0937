/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_name] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_get_name)(MPI_Win win, char *win_name, int *resultlen);

int BND_IMPLEMENTATION(Win_get_name)(MPI_Win win, char *win_name, int *resultlen)
{
    (void)win;
    (void)win_name;
    (void)resultlen;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_get_name", 0, BND_ON_WIN, (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
