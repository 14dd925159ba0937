/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Abort] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abort)(MPI_Comm comm, int errorcode);

int BND_IMPLEMENTATION(Abort)(MPI_Comm comm, int errorcode)
{
    (void)comm;
    (void)errorcode;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Abort", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
