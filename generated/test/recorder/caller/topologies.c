/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "topologies", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Cart_coords(int profiled)
{
#if REC_HAS(MPI_Cart_coords)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxdims = (int)3;
    int coords[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Cart_coords)(comm, rank, maxdims, coords) : (MPI_Cart_coords)(comm, rank, maxdims,
            coords);
    REC_OBSERVE_ARRAY("coords", coords, maxdims);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Cart_create(int profiled)
{
#if REC_HAS(MPI_Cart_create)
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int reorder = (int)1;
    MPI_Comm comm_cart = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Cart_create)(comm_old, ndims, dims, periods, reorder,
            &comm_cart) : (MPI_Cart_create)(comm_old, ndims, dims, periods, reorder, &comm_cart);
    REC_OBSERVE_HANDLE("comm_cart", comm_cart);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Cart_get(int profiled)
{
#if REC_HAS(MPI_Cart_get)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxdims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(0);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int coords[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Cart_get)(comm, maxdims, dims, periods, coords) : (MPI_Cart_get)(comm, maxdims,
            dims, periods, coords);
    REC_OBSERVE_ARRAY("dims", dims, maxdims);
    REC_OBSERVE_ARRAY("periods", periods, maxdims);
    REC_OBSERVE_ARRAY("coords", coords, maxdims);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Cart_map(int profiled)
{
#if REC_HAS(MPI_Cart_map)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int periods[REC_MOST] = REC_NUMBERS(0);
    int newrank = (int)0;
    int returned = profiled ? (PMPI_Cart_map)(comm, ndims, dims, periods, &newrank) : (MPI_Cart_map)(comm, ndims, dims,
            periods, &newrank);
    rec_observe_number("newrank", newrank);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Cart_rank(int profiled)
{
#if REC_HAS(MPI_Cart_rank)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int coords[REC_MOST] = REC_NUMBERS(102);
    int rank = (int)0;
    int returned = profiled ? (PMPI_Cart_rank)(comm, coords, &rank) : (MPI_Cart_rank)(comm, coords, &rank);
    rec_observe_number("rank", rank);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Cart_shift(int profiled)
{
#if REC_HAS(MPI_Cart_shift)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int direction = (int)102;
    int disp = (int)103;
    int rank_source = (int)0;
    int rank_dest = (int)0;
    int returned = profiled ? (PMPI_Cart_shift)(comm, direction, disp, &rank_source,
            &rank_dest) : (MPI_Cart_shift)(comm, direction, disp, &rank_source, &rank_dest);
    rec_observe_number("rank_source", rank_source);
    rec_observe_number("rank_dest", rank_dest);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Cart_sub(int profiled)
{
#if REC_HAS(MPI_Cart_sub)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int remain_dims[REC_MOST] = REC_NUMBERS(0);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Cart_sub)(comm, remain_dims, &newcomm) : (MPI_Cart_sub)(comm, remain_dims,
            &newcomm);
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Cartdim_get(int profiled)
{
#if REC_HAS(MPI_Cartdim_get)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int ndims = (int)0;
    int returned = profiled ? (PMPI_Cartdim_get)(comm, &ndims) : (MPI_Cartdim_get)(comm, &ndims);
    rec_observe_number("ndims", ndims);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Dims_create(int profiled)
{
#if REC_HAS(MPI_Dims_create)
    int nnodes = (int)101;
    int ndims = (int)3;
    int dims[REC_MOST] = REC_NUMBERS(103);
    int returned = profiled ? (PMPI_Dims_create)(nnodes, ndims, dims) : (MPI_Dims_create)(nnodes, ndims, dims);
    REC_OBSERVE_ARRAY("dims", dims, ndims);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Dist_graph_create(int profiled)
{
#if REC_HAS(MPI_Dist_graph_create)
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int n = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int degrees[REC_MOST] = REC_NUMBERS(104);
    int destinations[REC_MOST] = REC_NUMBERS(105);
    int weights[REC_MOST] = REC_NUMBERS(106);
    MPI_Info info = REC_NEW(MPI_Info, 1007);
    int reorder = (int)0;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Dist_graph_create)(comm_old, n, sources, degrees, destinations, weights, info,
            reorder, &comm_dist_graph) : (MPI_Dist_graph_create)(comm_old, n, sources, degrees, destinations, weights,
            info, reorder, &comm_dist_graph);
    REC_OBSERVE_HANDLE("comm_dist_graph", comm_dist_graph);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Dist_graph_create_adjacent(int profiled)
{
#if REC_HAS(MPI_Dist_graph_create_adjacent)
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(103);
    int sourceweights[REC_MOST] = REC_NUMBERS(104);
    int outdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(106);
    int destweights[REC_MOST] = REC_NUMBERS(107);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int reorder = (int)1;
    MPI_Comm comm_dist_graph = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Dist_graph_create_adjacent)(comm_old, indegree, sources, sourceweights, outdegree,
            destinations, destweights, info, reorder, &comm_dist_graph) : (MPI_Dist_graph_create_adjacent)(comm_old,
            indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, &comm_dist_graph);
    REC_OBSERVE_HANDLE("comm_dist_graph", comm_dist_graph);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Dist_graph_neighbors(int profiled)
{
#if REC_HAS(MPI_Dist_graph_neighbors)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindegree = (int)3;
    int sources[REC_MOST] = REC_NUMBERS(0);
    int sourceweights[REC_MOST] = REC_NUMBERS(0);
    int maxoutdegree = (int)3;
    int destinations[REC_MOST] = REC_NUMBERS(0);
    int destweights[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Dist_graph_neighbors)(comm, maxindegree, sources, sourceweights, maxoutdegree,
            destinations, destweights) : (MPI_Dist_graph_neighbors)(comm, maxindegree, sources, sourceweights,
            maxoutdegree, destinations, destweights);
    REC_OBSERVE_ARRAY("sources", sources, maxindegree);
    REC_OBSERVE_ARRAY("sourceweights", sourceweights, maxindegree);
    REC_OBSERVE_ARRAY("destinations", destinations, maxoutdegree);
    REC_OBSERVE_ARRAY("destweights", destweights, maxoutdegree);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Dist_graph_neighbors_count(int profiled)
{
#if REC_HAS(MPI_Dist_graph_neighbors_count)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int indegree = (int)0;
    int outdegree = (int)0;
    int weighted = (int)0;
    int returned = profiled ? (PMPI_Dist_graph_neighbors_count)(comm, &indegree, &outdegree,
            &weighted) : (MPI_Dist_graph_neighbors_count)(comm, &indegree, &outdegree, &weighted);
    rec_observe_number("indegree", indegree);
    rec_observe_number("outdegree", outdegree);
    rec_observe_number("weighted", weighted);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_hw_resource_info(int profiled)
{
#if REC_HAS(MPI_Get_hw_resource_info)
    MPI_Info hw_info = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Get_hw_resource_info)(&hw_info) : (MPI_Get_hw_resource_info)(&hw_info);
    REC_OBSERVE_HANDLE("hw_info", hw_info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Graph_create(int profiled)
{
#if REC_HAS(MPI_Graph_create)
    MPI_Comm comm_old = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int reorder = (int)1;
    MPI_Comm comm_graph = REC_NEW(MPI_Comm, 0);
    int returned = profiled ? (PMPI_Graph_create)(comm_old, nnodes, index, edges, reorder,
            &comm_graph) : (MPI_Graph_create)(comm_old, nnodes, index, edges, reorder, &comm_graph);
    REC_OBSERVE_HANDLE("comm_graph", comm_graph);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Graph_get(int profiled)
{
#if REC_HAS(MPI_Graph_get)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int maxindex = (int)3;
    int maxedges = (int)3;
    int index[REC_MOST] = REC_NUMBERS(0);
    int edges[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Graph_get)(comm, maxindex, maxedges, index, edges) : (MPI_Graph_get)(comm,
            maxindex, maxedges, index, edges);
    REC_OBSERVE_ARRAY("index", index, maxindex);
    REC_OBSERVE_ARRAY("edges", edges, maxedges);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Graph_map(int profiled)
{
#if REC_HAS(MPI_Graph_map)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)3;
    int index[REC_MOST] = REC_NUMBERS(103);
    int edges[REC_MOST] = REC_NUMBERS(104);
    int newrank = (int)0;
    int returned = profiled ? (PMPI_Graph_map)(comm, nnodes, index, edges, &newrank) : (MPI_Graph_map)(comm, nnodes,
            index, edges, &newrank);
    rec_observe_number("newrank", newrank);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Graph_neighbors(int profiled)
{
#if REC_HAS(MPI_Graph_neighbors)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxneighbors = (int)3;
    int neighbors[REC_MOST] = REC_NUMBERS(0);
    int returned = profiled ? (PMPI_Graph_neighbors)(comm, rank, maxneighbors, neighbors) : (MPI_Graph_neighbors)(comm,
            rank, maxneighbors, neighbors);
    REC_OBSERVE_ARRAY("neighbors", neighbors, maxneighbors);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Graph_neighbors_count(int profiled)
{
#if REC_HAS(MPI_Graph_neighbors_count)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int nneighbors = (int)0;
    int returned = profiled ? (PMPI_Graph_neighbors_count)(comm, rank, &nneighbors) : (MPI_Graph_neighbors_count)(comm,
            rank, &nneighbors);
    rec_observe_number("nneighbors", nneighbors);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Graphdims_get(int profiled)
{
#if REC_HAS(MPI_Graphdims_get)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int nnodes = (int)0;
    int nedges = (int)0;
    int returned = profiled ? (PMPI_Graphdims_get)(comm, &nnodes, &nedges) : (MPI_Graphdims_get)(comm, &nnodes,
            &nedges);
    rec_observe_number("nnodes", nnodes);
    rec_observe_number("nedges", nedges);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Topo_test(int profiled)
{
#if REC_HAS(MPI_Topo_test)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int status = (int)0;
    int returned = profiled ? (PMPI_Topo_test)(comm, &status) : (MPI_Topo_test)(comm, &status);
    rec_observe_number("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_topologies[] = {
    {"MPI_Cart_coords", call_MPI_Cart_coords, 1},
    {"MPI_Cart_create", call_MPI_Cart_create, 1},
    {"MPI_Cart_get", call_MPI_Cart_get, 1},
    {"MPI_Cart_map", call_MPI_Cart_map, 1},
    {"MPI_Cart_rank", call_MPI_Cart_rank, 1},
    {"MPI_Cart_shift", call_MPI_Cart_shift, 1},
    {"MPI_Cart_sub", call_MPI_Cart_sub, 1},
    {"MPI_Cartdim_get", call_MPI_Cartdim_get, 1},
    {"MPI_Dims_create", call_MPI_Dims_create, 1},
    {"MPI_Dist_graph_create", call_MPI_Dist_graph_create, 1},
    {"MPI_Dist_graph_create_adjacent", call_MPI_Dist_graph_create_adjacent, 1},
    {"MPI_Dist_graph_neighbors", call_MPI_Dist_graph_neighbors, 1},
    {"MPI_Dist_graph_neighbors_count", call_MPI_Dist_graph_neighbors_count, 1},
    {"MPI_Get_hw_resource_info", call_MPI_Get_hw_resource_info, 1},
    {"MPI_Graph_create", call_MPI_Graph_create, 1},
    {"MPI_Graph_get", call_MPI_Graph_get, 1},
    {"MPI_Graph_map", call_MPI_Graph_map, 1},
    {"MPI_Graph_neighbors", call_MPI_Graph_neighbors, 1},
    {"MPI_Graph_neighbors_count", call_MPI_Graph_neighbors_count, 1},
    {"MPI_Graphdims_get", call_MPI_Graphdims_get, 1},
    {"MPI_Topo_test", call_MPI_Topo_test, 1},
    {0, 0, 0}
};
