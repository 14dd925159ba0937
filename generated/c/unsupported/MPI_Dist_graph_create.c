/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph);

int BND_IMPLEMENTATION(Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    (void)comm_old;
    (void)n;
    (void)sources;
    (void)degrees;
    (void)destinations;
    (void)weights;
    (void)info;
    (void)reorder;
    (void)comm_dist_graph;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Dist_graph_create", 0, BND_ON_COMM,
            (void *)(comm_old)};
    return BND_IMPLEMENTATION(raise)(&error);
}
