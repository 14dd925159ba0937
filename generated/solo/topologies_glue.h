/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    try {
        Cart_coords(find<Comm>(comm, "comm"), rank, maxdims, coords);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cart_coords", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart)
{
    try {
        Cart_create(find<Comm>(comm_old, "comm_old"), ndims, dims, periods, reorder, comm_cart);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cart_create", BND_ON_COMM, comm_old);
    }
}

extern "C" int solo_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    try {
        Cart_get(find<Comm>(comm, "comm"), maxdims, dims, periods, coords);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cart_get", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
{
    try {
        Cart_map(find<Comm>(comm, "comm"), ndims, dims, periods, newrank);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cart_map", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Cart_rank(MPI_Comm comm, const int coords[], int *rank)
{
    try {
        Cart_rank(find<Comm>(comm, "comm"), coords, rank);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cart_rank", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    try {
        Cart_shift(find<Comm>(comm, "comm"), direction, disp, rank_source, rank_dest);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cart_shift", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    try {
        Cart_sub(find<Comm>(comm, "comm"), remain_dims, newcomm);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cart_sub", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Cartdim_get(MPI_Comm comm, int *ndims)
{
    try {
        Cartdim_get(find<Comm>(comm, "comm"), ndims);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cartdim_get", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Dims_create(int nnodes, int ndims, int dims[])
{
    try {
        Dims_create(nnodes, ndims, dims);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Dims_create", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    try {
        Dist_graph_create(find<Comm>(comm_old, "comm_old"), n, sources, degrees, destinations, weights,
                find_or_null<Info>(info, MPI_INFO_NULL, "info"), reorder, comm_dist_graph);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Dist_graph_create", BND_ON_COMM, comm_old);
    }
}

extern "C" int solo_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph)
{
    try {
        Dist_graph_create_adjacent(find<Comm>(comm_old, "comm_old"), indegree, sources, sourceweights, outdegree,
                destinations, destweights, find_or_null<Info>(info, MPI_INFO_NULL, "info"), reorder, comm_dist_graph);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Dist_graph_create_adjacent", BND_ON_COMM, comm_old);
    }
}

extern "C" int solo_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[])
{
    try {
        Dist_graph_neighbors(find<Comm>(comm, "comm"), maxindegree, sources, sourceweights, maxoutdegree, destinations,
                destweights);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Dist_graph_neighbors", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    try {
        Dist_graph_neighbors_count(find<Comm>(comm, "comm"), indegree, outdegree, weighted);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Dist_graph_neighbors_count", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Get_hw_resource_info(MPI_Info *hw_info)
{
    try {
        Get_hw_resource_info(hw_info);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_hw_resource_info", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Graph_create(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph)
{
    try {
        Graph_create(find<Comm>(comm_old, "comm_old"), nnodes, index, edges, reorder, comm_graph);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Graph_create", BND_ON_COMM, comm_old);
    }
}

extern "C" int solo_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[])
{
    try {
        Graph_get(find<Comm>(comm, "comm"), maxindex, maxedges, index, edges);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Graph_get", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Graph_map(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank)
{
    try {
        Graph_map(find<Comm>(comm, "comm"), nnodes, index, edges, newrank);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Graph_map", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    try {
        Graph_neighbors(find<Comm>(comm, "comm"), rank, maxneighbors, neighbors);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Graph_neighbors", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)
{
    try {
        Graph_neighbors_count(find<Comm>(comm, "comm"), rank, nneighbors);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Graph_neighbors_count", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)
{
    try {
        Graphdims_get(find<Comm>(comm, "comm"), nnodes, nedges);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Graphdims_get", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Topo_test(MPI_Comm comm, int *status)
{
    try {
        Topo_test(find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Topo_test", BND_ON_COMM, comm);
    }
}

