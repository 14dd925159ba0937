/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors] through templates/c/entry.c.j2. */
/* List own sources and destinations, with weights, in a distributed graph. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[]);
BND_INSTRUMENTED_CALL(Dist_graph_neighbors, int, (MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[]), (comm, maxindegree, sources, sourceweights,
        maxoutdegree, destinations, destweights))

BND_WEAK(MPI_Dist_graph_neighbors, PMPI_Dist_graph_neighbors)

int BND_ENTRY(MPI_Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Dist_graph_neighbors");
    BND_REFUSE_IF("MPI_Dist_graph_neighbors", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Dist_graph_neighbors", maxindegree < 0, MPI_ERR_ARG, "maxindegree", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Dist_graph_neighbors", maxindegree > 0 && !sources, MPI_ERR_ARG, "sources", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Dist_graph_neighbors", maxoutdegree < 0, MPI_ERR_ARG, "maxoutdegree", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Dist_graph_neighbors", maxoutdegree > 0 && !destinations, MPI_ERR_ARG, "destinations",
            BND_ON_COMM, comm);
    BND_FORWARD(Dist_graph_neighbors, (comm, maxindegree, sources, sourceweights, maxoutdegree, destinations,
            destweights));
}
