/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_rank] through templates/c/entry.c.j2. */
/* Translate Cartesian grid coordinates into a rank. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cart_rank)(MPI_Comm comm, const int coords[], int *rank);
BND_INSTRUMENTED_CALL(Cart_rank, int, (MPI_Comm comm, const int coords[], int *rank), (comm, coords, rank))

BND_WEAK(MPI_Cart_rank, PMPI_Cart_rank)

int BND_ENTRY(MPI_Cart_rank)(MPI_Comm comm, const int coords[], int *rank)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cart_rank");
    BND_REFUSE_IF("MPI_Cart_rank", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Cart_rank", !rank, MPI_ERR_ARG, "rank", BND_ON_COMM, comm);
    BND_FORWARD(Cart_rank, (comm, coords, rank));
}
