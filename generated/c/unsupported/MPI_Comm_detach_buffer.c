/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_detach_buffer] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size);

int BND_IMPLEMENTATION(Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size)
{
    (void)comm;
    (void)buffer_addr;
    (void)size;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_detach_buffer", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
