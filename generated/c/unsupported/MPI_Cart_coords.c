/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_coords] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[]);

int BND_IMPLEMENTATION(Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    (void)comm;
    (void)rank;
    (void)maxdims;
    (void)coords;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Cart_coords", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
