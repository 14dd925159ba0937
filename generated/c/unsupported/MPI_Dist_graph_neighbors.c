/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_neighbors] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[]);

int BND_IMPLEMENTATION(Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[])
{
    (void)comm;
    (void)maxindegree;
    (void)sources;
    (void)sourceweights;
    (void)maxoutdegree;
    (void)destinations;
    (void)destweights;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Dist_graph_neighbors", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
