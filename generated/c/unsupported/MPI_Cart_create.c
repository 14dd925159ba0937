/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart);

int BND_IMPLEMENTATION(Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart)
{
    (void)comm_old;
    (void)ndims;
    (void)dims;
    (void)periods;
    (void)reorder;
    (void)comm_cart;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Cart_create", 0, BND_ON_COMM,
            (void *)(comm_old)};
    return BND_IMPLEMENTATION(raise)(&error);
}
