/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_coords] through templates/c/entry.c.j2. */
/* Translate a rank into the coordinates it has in a Cartesian grid. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[]);
BND_INSTRUMENTED_CALL(Cart_coords, int, (MPI_Comm comm, int rank, int maxdims, int coords[]), (comm, rank, maxdims,
        coords))

BND_WEAK(MPI_Cart_coords, PMPI_Cart_coords)

int BND_ENTRY(MPI_Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cart_coords");
    BND_REFUSE_IF("MPI_Cart_coords", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_coords", rank < 0, MPI_ERR_RANK, "rank", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_coords", maxdims < 0, MPI_ERR_ARG, "maxdims", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_coords", maxdims > 0 && !coords, MPI_ERR_ARG, "coords", BND_ON_COMM, comm);
    BND_FORWARD(Cart_coords, (comm, rank, maxdims, coords));
}
