/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_get] through templates/c/entry.c.j2. */
/* Return the extents, periodicity and own coordinates of a Cartesian communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]);
BND_INSTRUMENTED_CALL(Cart_get, int, (MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]), (comm,
        maxdims, dims, periods, coords))

BND_WEAK(MPI_Cart_get, PMPI_Cart_get)

int BND_ENTRY(MPI_Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cart_get");
    BND_REFUSE_IF("MPI_Cart_get", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_get", maxdims < 0, MPI_ERR_ARG, "maxdims", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_get", maxdims > 0 && !dims, MPI_ERR_ARG, "dims", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_get", maxdims > 0 && !periods, MPI_ERR_ARG, "periods", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_get", maxdims > 0 && !coords, MPI_ERR_ARG, "coords", BND_ON_COMM, comm);
    BND_FORWARD(Cart_get, (comm, maxdims, dims, periods, coords));
}
