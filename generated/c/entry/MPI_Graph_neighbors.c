/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors] through templates/c/entry.c.j2. */
/* List the neighbours of any given rank in a graph communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[]);
BND_INSTRUMENTED_CALL(Graph_neighbors, int, (MPI_Comm comm, int rank, int maxneighbors, int neighbors[]), (comm, rank,
        maxneighbors, neighbors))

BND_WEAK(MPI_Graph_neighbors, PMPI_Graph_neighbors)

int BND_ENTRY(MPI_Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Graph_neighbors");
    BND_REFUSE_IF("MPI_Graph_neighbors", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_neighbors", rank < 0, MPI_ERR_RANK, "rank", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_neighbors", maxneighbors < 0, MPI_ERR_ARG, "maxneighbors", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_neighbors", maxneighbors > 0 && !neighbors, MPI_ERR_ARG, "neighbors", BND_ON_COMM, comm);
    BND_FORWARD(Graph_neighbors, (comm, rank, maxneighbors, neighbors));
}
