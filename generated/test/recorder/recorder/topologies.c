/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "topologies": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Cart_coords) && !REC_OWN_MPI_Cart_coords
int REC_NAME(Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[]) REC_LABEL(Cart_coords);
int REC_NAME(Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[])
{
    rec_enter("Cart_coords", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("rank", rank);
    rec_number("maxdims", maxdims);
    REC_REPLY(coords, maxdims, 204);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Cart_create) && !REC_OWN_MPI_Cart_create
int REC_NAME(Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart) REC_LABEL(Cart_create);
int REC_NAME(Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart)
{
    rec_enter("Cart_create", REC_SHIFT);
    REC_HANDLE("comm_old", comm_old);
    rec_number("ndims", ndims);
    REC_ARRAY("dims", dims, ndims);
    REC_ARRAY("periods", periods, ndims);
    rec_number("reorder", reorder);
    *comm_cart = REC_NEW(MPI_Comm, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Cart_get) && !REC_OWN_MPI_Cart_get
int REC_NAME(Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]) REC_LABEL(Cart_get);
int REC_NAME(Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    rec_enter("Cart_get", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("maxdims", maxdims);
    REC_REPLY(dims, maxdims, 203);
    REC_REPLY(periods, maxdims, 1);
    REC_REPLY(coords, maxdims, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Cart_map) && !REC_OWN_MPI_Cart_map
int REC_NAME(Cart_map)(MPI_Comm comm, int ndims, const int dims[], const int periods[],
        int *newrank) REC_LABEL(Cart_map);
int REC_NAME(Cart_map)(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
{
    rec_enter("Cart_map", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("ndims", ndims);
    REC_ARRAY("dims", dims, ndims);
    REC_ARRAY("periods", periods, ndims);
    *newrank = 205;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Cart_rank) && !REC_OWN_MPI_Cart_rank
int REC_NAME(Cart_rank)(MPI_Comm comm, const int coords[], int *rank) REC_LABEL(Cart_rank);
int REC_NAME(Cart_rank)(MPI_Comm comm, const int coords[], int *rank)
{
    rec_enter("Cart_rank", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_ARRAY("coords", coords, 3);
    *rank = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Cart_shift) && !REC_OWN_MPI_Cart_shift
int REC_NAME(Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source,
        int *rank_dest) REC_LABEL(Cart_shift);
int REC_NAME(Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    rec_enter("Cart_shift", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("direction", direction);
    rec_number("disp", disp);
    *rank_source = 204;
    *rank_dest = 205;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Cart_sub) && !REC_OWN_MPI_Cart_sub
int REC_NAME(Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm) REC_LABEL(Cart_sub);
int REC_NAME(Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)
{
    rec_enter("Cart_sub", REC_SHIFT);
    REC_HANDLE("comm", comm);
    REC_ARRAY("remain_dims", remain_dims, 3);
    *newcomm = REC_NEW(MPI_Comm, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Cartdim_get) && !REC_OWN_MPI_Cartdim_get
int REC_NAME(Cartdim_get)(MPI_Comm comm, int *ndims) REC_LABEL(Cartdim_get);
int REC_NAME(Cartdim_get)(MPI_Comm comm, int *ndims)
{
    rec_enter("Cartdim_get", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *ndims = 3;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Dims_create) && !REC_OWN_MPI_Dims_create
int REC_NAME(Dims_create)(int nnodes, int ndims, int dims[]) REC_LABEL(Dims_create);
int REC_NAME(Dims_create)(int nnodes, int ndims, int dims[])
{
    rec_enter("Dims_create", REC_SHIFT);
    rec_number("nnodes", nnodes);
    rec_number("ndims", ndims);
    REC_ARRAY("dims", dims, ndims);
    REC_REPLY(dims, ndims, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Dist_graph_create) && !REC_OWN_MPI_Dist_graph_create
int REC_NAME(Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder,
        MPI_Comm *comm_dist_graph) REC_LABEL(Dist_graph_create);
int REC_NAME(Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    rec_enter("Dist_graph_create", REC_SHIFT);
    REC_SPECIAL(weights, MPI_UNWEIGHTED);
    REC_SPECIAL(weights, MPI_WEIGHTS_EMPTY);
    REC_HANDLE("comm_old", comm_old);
    rec_number("n", n);
    REC_ARRAY("sources", sources, n);
    REC_ARRAY("degrees", degrees, n);
    REC_ARRAY("destinations", destinations, 3);
    REC_ARRAY("weights", weights, 3);
    REC_HANDLE("info", info);
    rec_number("reorder", reorder);
    *comm_dist_graph = REC_NEW(MPI_Comm, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Dist_graph_create_adjacent) && !REC_OWN_MPI_Dist_graph_create_adjacent
int REC_NAME(Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph) REC_LABEL(Dist_graph_create_adjacent);
int REC_NAME(Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph)
{
    rec_enter("Dist_graph_create_adjacent", REC_SHIFT);
    REC_SPECIAL(sourceweights, MPI_UNWEIGHTED);
    REC_SPECIAL(sourceweights, MPI_WEIGHTS_EMPTY);
    REC_SPECIAL(destweights, MPI_UNWEIGHTED);
    REC_SPECIAL(destweights, MPI_WEIGHTS_EMPTY);
    REC_HANDLE("comm_old", comm_old);
    rec_number("indegree", indegree);
    REC_ARRAY("sources", sources, indegree);
    REC_ARRAY("sourceweights", sourceweights, indegree);
    rec_number("outdegree", outdegree);
    REC_ARRAY("destinations", destinations, outdegree);
    REC_ARRAY("destweights", destweights, outdegree);
    REC_HANDLE("info", info);
    rec_number("reorder", reorder);
    *comm_dist_graph = REC_NEW(MPI_Comm, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Dist_graph_neighbors) && !REC_OWN_MPI_Dist_graph_neighbors
int REC_NAME(Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[]) REC_LABEL(Dist_graph_neighbors);
int REC_NAME(Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[])
{
    rec_enter("Dist_graph_neighbors", REC_SHIFT);
    REC_SPECIAL(sourceweights, MPI_UNWEIGHTED);
    REC_SPECIAL(destweights, MPI_UNWEIGHTED);
    REC_HANDLE("comm", comm);
    rec_number("maxindegree", maxindegree);
    rec_number("maxoutdegree", maxoutdegree);
    REC_REPLY(sources, maxindegree, 203);
    REC_REPLY(sourceweights, maxindegree, 204);
    REC_REPLY(destinations, maxoutdegree, 206);
    REC_REPLY(destweights, maxoutdegree, 207);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Dist_graph_neighbors_count) && !REC_OWN_MPI_Dist_graph_neighbors_count
int REC_NAME(Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree,
        int *weighted) REC_LABEL(Dist_graph_neighbors_count);
int REC_NAME(Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    rec_enter("Dist_graph_neighbors_count", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *indegree = 3;
    *outdegree = 3;
    *weighted = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_hw_resource_info) && !REC_OWN_MPI_Get_hw_resource_info
int REC_NAME(Get_hw_resource_info)(MPI_Info *hw_info) REC_LABEL(Get_hw_resource_info);
int REC_NAME(Get_hw_resource_info)(MPI_Info *hw_info)
{
    rec_enter("Get_hw_resource_info", REC_SHIFT);
    *hw_info = REC_NEW(MPI_Info, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Graph_create) && !REC_OWN_MPI_Graph_create
int REC_NAME(Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph) REC_LABEL(Graph_create);
int REC_NAME(Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph)
{
    rec_enter("Graph_create", REC_SHIFT);
    REC_HANDLE("comm_old", comm_old);
    rec_number("nnodes", nnodes);
    REC_ARRAY("index", index, nnodes);
    REC_ARRAY("edges", edges, 3);
    rec_number("reorder", reorder);
    *comm_graph = REC_NEW(MPI_Comm, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Graph_get) && !REC_OWN_MPI_Graph_get
int REC_NAME(Graph_get)(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[]) REC_LABEL(Graph_get);
int REC_NAME(Graph_get)(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[])
{
    rec_enter("Graph_get", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("maxindex", maxindex);
    rec_number("maxedges", maxedges);
    REC_REPLY(index, maxindex, 204);
    REC_REPLY(edges, maxedges, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Graph_map) && !REC_OWN_MPI_Graph_map
int REC_NAME(Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[],
        int *newrank) REC_LABEL(Graph_map);
int REC_NAME(Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank)
{
    rec_enter("Graph_map", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("nnodes", nnodes);
    REC_ARRAY("index", index, nnodes);
    REC_ARRAY("edges", edges, 3);
    *newrank = 205;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Graph_neighbors) && !REC_OWN_MPI_Graph_neighbors
int REC_NAME(Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[]) REC_LABEL(Graph_neighbors);
int REC_NAME(Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    rec_enter("Graph_neighbors", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("rank", rank);
    rec_number("maxneighbors", maxneighbors);
    REC_REPLY(neighbors, maxneighbors, 204);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Graph_neighbors_count) && !REC_OWN_MPI_Graph_neighbors_count
int REC_NAME(Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors) REC_LABEL(Graph_neighbors_count);
int REC_NAME(Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors)
{
    rec_enter("Graph_neighbors_count", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("rank", rank);
    *nneighbors = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Graphdims_get) && !REC_OWN_MPI_Graphdims_get
int REC_NAME(Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges) REC_LABEL(Graphdims_get);
int REC_NAME(Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges)
{
    rec_enter("Graphdims_get", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *nnodes = 202;
    *nedges = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Topo_test) && !REC_OWN_MPI_Topo_test
int REC_NAME(Topo_test)(MPI_Comm comm, int *status) REC_LABEL(Topo_test);
int REC_NAME(Topo_test)(MPI_Comm comm, int *status)
{
    rec_enter("Topo_test", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *status = 202;
    return rec_reply();
}
#endif

