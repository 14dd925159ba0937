/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dist_graph_create_adjacent] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph);

int BND_IMPLEMENTATION(Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph)
{
    (void)comm_old;
    (void)indegree;
    (void)sources;
    (void)sourceweights;
    (void)outdegree;
    (void)destinations;
    (void)destweights;
    (void)info;
    (void)reorder;
    (void)comm_dist_graph;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Dist_graph_create_adjacent", 0, BND_ON_COMM,
            (void *)(comm_old)};
    return BND_IMPLEMENTATION(raise)(&error);
}
