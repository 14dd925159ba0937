/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mprobe] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status);

int BND_IMPLEMENTATION(Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    (void)source;
    (void)tag;
    (void)comm;
    (void)message;
    (void)status;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Mprobe", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
