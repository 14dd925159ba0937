/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Topo_test] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Topo_test)(MPI_Comm comm, int *status);

int BND_IMPLEMENTATION(Topo_test)(MPI_Comm comm, int *status)
{
    (void)comm;
    (void)status;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Topo_test", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
