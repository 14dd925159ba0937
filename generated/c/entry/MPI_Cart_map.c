/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_map] through templates/c/entry.c.j2. */
/* Suggest a rank for the caller that suits a Cartesian grid, creating nothing. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_map)(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank);
BND_INSTRUMENTED_CALL(Cart_map, int, (MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank),
        (comm, ndims, dims, periods, newrank))

BND_WEAK(MPI_Cart_map, PMPI_Cart_map)

int BND_ENTRY(MPI_Cart_map)(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cart_map");
    BND_REFUSE_IF("MPI_Cart_map", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_map", ndims < 0, MPI_ERR_DIMS, "ndims", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_map", ndims > 0 && !dims, MPI_ERR_ARG, "dims", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_map", ndims > 0 && !periods, MPI_ERR_ARG, "periods", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_map", !newrank, MPI_ERR_ARG, "newrank", BND_ON_COMM, comm);
    BND_FORWARD(Cart_map, (comm, ndims, dims, periods, newrank));
}
