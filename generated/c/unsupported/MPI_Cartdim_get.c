/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cartdim_get] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cartdim_get)(MPI_Comm comm, int *ndims);

int BND_IMPLEMENTATION(Cartdim_get)(MPI_Comm comm, int *ndims)
{
    (void)comm;
    (void)ndims;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Cartdim_get", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
