/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_create] through templates/c/entry.c.j2. */
/* Create a communicator whose processes form a Cartesian grid. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart);
BND_INSTRUMENTED_CALL(Cart_create, int, (MPI_Comm comm_old, int ndims, const int dims[], const int periods[],
        int reorder, MPI_Comm *comm_cart), (comm_old, ndims, dims, periods, reorder, comm_cart))

BND_WEAK(MPI_Cart_create, PMPI_Cart_create)

int BND_ENTRY(MPI_Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cart_create");
    BND_REFUSE_IF("MPI_Cart_create", BND_IS_NULL(comm_old, MPI_COMM_NULL), MPI_ERR_COMM, "comm_old", BND_ON_COMM,
            comm_old);
    BND_REFUSE_IF("MPI_Cart_create", ndims < 0, MPI_ERR_DIMS, "ndims", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Cart_create", ndims > 0 && !dims, MPI_ERR_ARG, "dims", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Cart_create", ndims > 0 && !periods, MPI_ERR_ARG, "periods", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Cart_create", !comm_cart, MPI_ERR_ARG, "comm_cart", BND_ON_COMM, comm_old);
    BND_FORWARD(Cart_create, (comm_old, ndims, dims, periods, reorder, comm_cart));
}
