/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors_count] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted);

int BND_IMPLEMENTATION(Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    (void)comm;
    (void)indegree;
    (void)outdegree;
    (void)weighted;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Dist_graph_neighbors_count", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
