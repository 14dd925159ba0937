/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_sub] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm);

int BND_IMPLEMENTATION(Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    (void)comm;
    (void)remain_dims;
    (void)newcomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Cart_sub", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
