/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_detach] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Buffer_detach)(void *buffer_addr, int *size);

int BND_IMPLEMENTATION(Buffer_detach)(void *buffer_addr, int *size)
{
    (void)buffer_addr;
    (void)size;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Buffer_detach", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
