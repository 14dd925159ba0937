/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_set_errhandler] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler);

int BND_IMPLEMENTATION(Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler)
{
    (void)win;
    (void)errhandler;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_set_errhandler", 0, BND_ON_WIN,
            (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
