/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Buffer_attach_c)(void *buffer, MPI_Count size);

int BND_IMPLEMENTATION(Buffer_attach_c)(void *buffer, MPI_Count size)
{
    (void)buffer;
    (void)size;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Buffer_attach_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
