/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Parrived] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Parrived)(MPI_Request request, int partition, int *flag);

int BND_IMPLEMENTATION(Parrived)(MPI_Request request, int partition, int *flag)
{
    (void)request;
    (void)partition;
    (void)flag;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Parrived", 0, BND_ON_REQUEST,
            (void *)(request)};
    return BND_IMPLEMENTATION(raise)(&error);
}
