/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_get] through templates/c/entry.c.j2. */
/* Return the index and edge arrays of a graph communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_get)(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[]);
BND_INSTRUMENTED_CALL(Graph_get, int, (MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[]), (comm,
        maxindex, maxedges, index, edges))

BND_WEAK(MPI_Graph_get, PMPI_Graph_get)

int BND_ENTRY(MPI_Graph_get)(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Graph_get");
    BND_REFUSE_IF("MPI_Graph_get", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_get", maxindex < 0, MPI_ERR_ARG, "maxindex", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_get", maxedges < 0, MPI_ERR_ARG, "maxedges", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_get", maxindex > 0 && !index, MPI_ERR_ARG, "index", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graph_get", maxedges > 0 && !edges, MPI_ERR_ARG, "edges", BND_ON_COMM, comm);
    BND_FORWARD(Graph_get, (comm, maxindex, maxedges, index, edges));
}
