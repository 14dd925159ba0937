/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create] through templates/c/entry.c.j2. */
/* Create a graph communicator from edges that any process may contribute. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph);
BND_INSTRUMENTED_CALL(Dist_graph_create, int, (MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph),
        (comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph))

BND_WEAK(MPI_Dist_graph_create, PMPI_Dist_graph_create)

int BND_ENTRY(MPI_Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Dist_graph_create");
    BND_REFUSE_IF("MPI_Dist_graph_create", BND_IS_NULL(comm_old, MPI_COMM_NULL), MPI_ERR_COMM, "comm_old", BND_ON_COMM,
            comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create", n < 0, MPI_ERR_ARG, "n", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create", n > 0 && !sources, MPI_ERR_ARG, "sources", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create", n > 0 && !degrees, MPI_ERR_ARG, "degrees", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Dist_graph_create", !comm_dist_graph, MPI_ERR_ARG, "comm_dist_graph", BND_ON_COMM, comm_old);
    BND_FORWARD(Dist_graph_create, (comm_old, n, sources, degrees, destinations, weights, info, reorder,
            comm_dist_graph));
}
