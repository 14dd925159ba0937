/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[]);

int BND_IMPLEMENTATION(Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    (void)comm;
    (void)rank;
    (void)maxneighbors;
    (void)neighbors;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Graph_neighbors", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
