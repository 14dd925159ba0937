/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_shared_query] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_shared_query)(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr);

int BND_IMPLEMENTATION(Win_shared_query)(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    (void)win;
    (void)rank;
    (void)size;
    (void)disp_unit;
    (void)baseptr;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_shared_query", 0, BND_ON_WIN,
            (void *)(win)};
    return BND_IMPLEMENTATION(raise)(&error);
}
