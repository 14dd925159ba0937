/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors_count] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors);

int BND_IMPLEMENTATION(Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors)
{
    (void)comm;
    (void)rank;
    (void)nneighbors;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Graph_neighbors_count", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
