/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_shift] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest);

int BND_IMPLEMENTATION(Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    (void)comm;
    (void)direction;
    (void)disp;
    (void)rank_source;
    (void)rank_dest;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Cart_shift", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
