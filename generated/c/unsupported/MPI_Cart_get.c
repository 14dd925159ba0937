/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_get] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]);

int BND_IMPLEMENTATION(Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    (void)comm;
    (void)maxdims;
    (void)dims;
    (void)periods;
    (void)coords;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Cart_get", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
