/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win);

int BND_IMPLEMENTATION(Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win)
{
    (void)base;
    (void)size;
    (void)disp_unit;
    (void)info;
    (void)comm;
    (void)win;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Win_create", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
