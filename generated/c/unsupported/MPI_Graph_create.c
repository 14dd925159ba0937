/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph);

int BND_IMPLEMENTATION(Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph)
{
    (void)comm_old;
    (void)nnodes;
    (void)index;
    (void)edges;
    (void)reorder;
    (void)comm_graph;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Graph_create", 0, BND_ON_COMM,
            (void *)(comm_old)};
    return BND_IMPLEMENTATION(raise)(&error);
}
