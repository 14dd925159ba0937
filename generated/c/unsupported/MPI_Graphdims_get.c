/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graphdims_get] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges);

int BND_IMPLEMENTATION(Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges)
{
    (void)comm;
    (void)nnodes;
    (void)nedges;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Graphdims_get", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
