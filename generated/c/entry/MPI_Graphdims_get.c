/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graphdims_get] through templates/c/entry.c.j2. */
/* Return the numbers of nodes and edges of a graph communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges);
BND_INSTRUMENTED_CALL(Graphdims_get, int, (MPI_Comm comm, int *nnodes, int *nedges), (comm, nnodes, nedges))

BND_WEAK(MPI_Graphdims_get, PMPI_Graphdims_get)

int BND_ENTRY(MPI_Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Graphdims_get");
    BND_REFUSE_IF("MPI_Graphdims_get", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graphdims_get", !nnodes, MPI_ERR_ARG, "nnodes", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Graphdims_get", !nedges, MPI_ERR_ARG, "nedges", BND_ON_COMM, comm);
    BND_FORWARD(Graphdims_get, (comm, nnodes, nedges));
}
