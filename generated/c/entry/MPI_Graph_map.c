/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_map] through templates/c/entry.c.j2. */
/* Suggest a rank for the caller that suits a process graph, creating nothing. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank);
BND_INSTRUMENTED_CALL(Graph_map, int, (MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank),
        (comm, nnodes, index, edges, newrank))

BND_WEAK(MPI_Graph_map, PMPI_Graph_map)

int BND_ENTRY(MPI_Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Graph_map");
    BND_REFUSE_IF("MPI_Graph_map", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_map", nnodes < 0, MPI_ERR_ARG, "nnodes", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_map", nnodes > 0 && !index, MPI_ERR_ARG, "index", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_map", !newrank, MPI_ERR_ARG, "newrank", BND_ON_COMM, comm);
    BND_FORWARD(Graph_map, (comm, nnodes, index, edges, newrank));
}
