/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors_count] through templates/c/entry.c.j2. */
/* Count the neighbours of any given rank in a graph communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors);
BND_INSTRUMENTED_CALL(Graph_neighbors_count, int, (MPI_Comm comm, int rank, int *nneighbors), (comm, rank, nneighbors))

BND_WEAK(MPI_Graph_neighbors_count, PMPI_Graph_neighbors_count)

int BND_ENTRY(MPI_Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Graph_neighbors_count");
    BND_REFUSE_IF("MPI_Graph_neighbors_count", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Graph_neighbors_count", rank < 0, MPI_ERR_RANK, "rank", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_neighbors_count", !nneighbors, MPI_ERR_ARG, "nneighbors", BND_ON_COMM, comm);
    BND_FORWARD(Graph_neighbors_count, (comm, rank, nneighbors));
}
