/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dims_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dims_create)(int nnodes, int ndims, int dims[]);

int BND_IMPLEMENTATION(Dims_create)(int nnodes, int ndims, int dims[])
{
    (void)nnodes;
    (void)ndims;
    (void)dims;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Dims_create", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
