/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors_count] through templates/c/entry.c.j2. */
/* Count own in and out edges in a distributed graph and tell if it is weighted. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted);
BND_INSTRUMENTED_CALL(Dist_graph_neighbors_count, int, (MPI_Comm comm, int *indegree, int *outdegree, int *weighted),
        (comm, indegree, outdegree, weighted))

BND_WEAK(MPI_Dist_graph_neighbors_count, PMPI_Dist_graph_neighbors_count)

int BND_ENTRY(MPI_Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Dist_graph_neighbors_count");
    BND_REFUSE_IF("MPI_Dist_graph_neighbors_count", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Dist_graph_neighbors_count", !indegree, MPI_ERR_ARG, "indegree", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Dist_graph_neighbors_count", !outdegree, MPI_ERR_ARG, "outdegree", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Dist_graph_neighbors_count", !weighted, MPI_ERR_ARG, "weighted", BND_ON_COMM, comm);
    BND_FORWARD(Dist_graph_neighbors_count, (comm, indegree, outdegree, weighted));
}
