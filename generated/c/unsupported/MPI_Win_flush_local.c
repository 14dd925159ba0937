/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_local] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_flush_local)(int rank, MPI_Win win);

int BND_IMPLEMENTATION(Win_flush_local)(int rank, MPI_Win win)
{
    (void)rank;
    (void)win;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_flush_local", 0, BND_ON_WIN,
            (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
