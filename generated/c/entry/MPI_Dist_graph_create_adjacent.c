/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create_adjacent] through templates/c/entry.c.j2. */
/* Create a graph communicator where each process lists its own in and out edges. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph);
BND_INSTRUMENTED_CALL(Dist_graph_create_adjacent, int, (MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph), (comm_old, indegree, sources, sourceweights, outdegree, destinations,
        destweights, info, reorder, comm_dist_graph))

BND_WEAK(MPI_Dist_graph_create_adjacent, PMPI_Dist_graph_create_adjacent)

int BND_ENTRY(MPI_Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Dist_graph_create_adjacent");
    BND_REFUSE_IF("MPI_Dist_graph_create_adjacent", BND_IS_NULL(comm_old, MPI_COMM_NULL), MPI_ERR_COMM, "comm_old",
            BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create_adjacent", indegree < 0, MPI_ERR_ARG, "indegree", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create_adjacent", indegree > 0 && !sources, MPI_ERR_ARG, "sources", BND_ON_COMM,
            comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create_adjacent", outdegree < 0, MPI_ERR_ARG, "outdegree", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create_adjacent", outdegree > 0 && !destinations, MPI_ERR_ARG, "destinations",
            BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create_adjacent", !comm_dist_graph, MPI_ERR_ARG, "comm_dist_graph", BND_ON_COMM,
            comm_old);
    BND_FORWARD(Dist_graph_create_adjacent, (comm_old, indegree, sources, sourceweights, outdegree, destinations,
            destweights, info, reorder, comm_dist_graph));
}
