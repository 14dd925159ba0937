/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_create] through templates/c/entry.c.j2. */
/* Create a communicator from a process graph that every process gives in full. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph);
BND_INSTRUMENTED_CALL(Graph_create, int, (MPI_Comm comm_old, int nnodes, const int index[], const int edges[],
        int reorder, MPI_Comm *comm_graph), (comm_old, nnodes, index, edges, reorder, comm_graph))

BND_WEAK(MPI_Graph_create, PMPI_Graph_create)

int BND_ENTRY(MPI_Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Graph_create");
    BND_REFUSE_IF("MPI_Graph_create", BND_IS_NULL(comm_old, MPI_COMM_NULL), MPI_ERR_COMM, "comm_old", BND_ON_COMM,
            comm_old);
    BND_REFUSE_IF("MPI_Graph_create", nnodes < 0, MPI_ERR_ARG, "nnodes", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Graph_create", nnodes > 0 && !index, MPI_ERR_ARG, "index", BND_ON_COMM, comm_old);
    BND_REFUSE_IF("MPI_Graph_create", !comm_graph, MPI_ERR_ARG, "comm_graph", BND_ON_COMM, comm_old);
    BND_FORWARD(Graph_create, (comm_old, nnodes, index, edges, reorder, comm_graph));
}
