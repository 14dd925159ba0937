/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_map] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank);

int BND_IMPLEMENTATION(Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank)
{
    (void)comm;
    (void)nnodes;
    (void)index;
    (void)edges;
    (void)newrank;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Graph_map", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
