/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Cart_coords
#if BND_HAS_MPI_Cart_coords
int BND_IMPLEMENTATION(Cart_coords)(abi_Comm comm, int rank, int maxdims, int coords[])
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Cart_coords", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Cart_coords)(bnd_to_Comm(comm), rank, maxdims, (void *)coords), "MPI_Cart_coords",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Cart_coords)(abi_Comm comm, int rank, int maxdims, int coords[])
{
    (void)comm, (void)rank, (void)maxdims, (void)coords;
    return BND_UNSUPPORTED("MPI_Cart_coords", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Cart_create
#if BND_HAS_MPI_Cart_create
int BND_IMPLEMENTATION(Cart_create)(abi_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        abi_Comm *comm_cart)
{
    BND_ABI_REFUSE_WRONG(Comm, comm_old, 1, ABI_ERR_COMM, "MPI_Cart_create", BND_ON_COMM, comm_old);
    MPI_Comm c_comm_cart = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Cart_create)(bnd_to_Comm(comm_old), ndims, (void *)dims, (void *)periods,
            reorder, &c_comm_cart);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *comm_cart = bnd_from_Comm(c_comm_cart);
    }
    return BND_RETURNED(bnd_result, "MPI_Cart_create", BND_ON_COMM, comm_old);
}
#else
int BND_IMPLEMENTATION(Cart_create)(abi_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        abi_Comm *comm_cart)
{
    (void)comm_old, (void)ndims, (void)dims, (void)periods, (void)reorder, (void)comm_cart;
    return BND_UNSUPPORTED("MPI_Cart_create", BND_ON_COMM, comm_old);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Cart_get
#if BND_HAS_MPI_Cart_get
int BND_IMPLEMENTATION(Cart_get)(abi_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Cart_get", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Cart_get)(bnd_to_Comm(comm), maxdims, (void *)dims, (void *)periods,
            (void *)coords), "MPI_Cart_get", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Cart_get)(abi_Comm comm, int maxdims, int dims[], int periods[], int coords[])
{
    (void)comm, (void)maxdims, (void)dims, (void)periods, (void)coords;
    return BND_UNSUPPORTED("MPI_Cart_get", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Cart_map
#if BND_HAS_MPI_Cart_map
int BND_IMPLEMENTATION(Cart_map)(abi_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Cart_map", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Cart_map)(bnd_to_Comm(comm), ndims, (void *)dims, (void *)periods, (void *)newrank),
            "MPI_Cart_map", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Cart_map)(abi_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)
{
    (void)comm, (void)ndims, (void)dims, (void)periods, (void)newrank;
    return BND_UNSUPPORTED("MPI_Cart_map", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Cart_rank
#if BND_HAS_MPI_Cart_rank
int BND_IMPLEMENTATION(Cart_rank)(abi_Comm comm, const int coords[], int *rank)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Cart_rank", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Cart_rank)(bnd_to_Comm(comm), (void *)coords, (void *)rank), "MPI_Cart_rank",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Cart_rank)(abi_Comm comm, const int coords[], int *rank)
{
    (void)comm, (void)coords, (void)rank;
    return BND_UNSUPPORTED("MPI_Cart_rank", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Cart_shift
#if BND_HAS_MPI_Cart_shift
int BND_IMPLEMENTATION(Cart_shift)(abi_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Cart_shift", BND_ON_COMM, comm);
    const int bnd_result = BND_NATIVE(Cart_shift)(bnd_to_Comm(comm), direction, disp, (void *)rank_source,
            (void *)rank_dest);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *rank_source = bnd_from_ranks(*rank_source);
        *rank_dest = bnd_from_ranks(*rank_dest);
    }
    return BND_RETURNED(bnd_result, "MPI_Cart_shift", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Cart_shift)(abi_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    (void)comm, (void)direction, (void)disp, (void)rank_source, (void)rank_dest;
    return BND_UNSUPPORTED("MPI_Cart_shift", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Cart_sub
#if BND_HAS_MPI_Cart_sub
int BND_IMPLEMENTATION(Cart_sub)(abi_Comm comm, const int remain_dims[], abi_Comm *newcomm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Cart_sub", BND_ON_COMM, comm);
    MPI_Comm c_newcomm = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Cart_sub)(bnd_to_Comm(comm), (void *)remain_dims, &c_newcomm);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newcomm = bnd_from_Comm(c_newcomm);
    }
    return BND_RETURNED(bnd_result, "MPI_Cart_sub", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Cart_sub)(abi_Comm comm, const int remain_dims[], abi_Comm *newcomm)
{
    (void)comm, (void)remain_dims, (void)newcomm;
    return BND_UNSUPPORTED("MPI_Cart_sub", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Cartdim_get
#if BND_HAS_MPI_Cartdim_get
int BND_IMPLEMENTATION(Cartdim_get)(abi_Comm comm, int *ndims)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Cartdim_get", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Cartdim_get)(bnd_to_Comm(comm), (void *)ndims), "MPI_Cartdim_get", BND_ON_COMM,
            comm);
}
#else
int BND_IMPLEMENTATION(Cartdim_get)(abi_Comm comm, int *ndims)
{
    (void)comm, (void)ndims;
    return BND_UNSUPPORTED("MPI_Cartdim_get", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Dims_create
#if BND_HAS_MPI_Dims_create
int BND_IMPLEMENTATION(Dims_create)(int nnodes, int ndims, int dims[])
{
    return BND_RETURNED(BND_NATIVE(Dims_create)(nnodes, ndims, (void *)dims), "MPI_Dims_create", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Dims_create)(int nnodes, int ndims, int dims[])
{
    (void)nnodes, (void)ndims, (void)dims;
    return BND_UNSUPPORTED("MPI_Dims_create", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Dist_graph_create
#if BND_HAS_MPI_Dist_graph_create
int BND_IMPLEMENTATION(Dist_graph_create)(abi_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], abi_Info info, int reorder, abi_Comm *comm_dist_graph)
{
    BND_ABI_REFUSE_WRONG(Comm, comm_old, 1, ABI_ERR_COMM, "MPI_Dist_graph_create", BND_ON_COMM, comm_old);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Dist_graph_create", BND_ON_COMM, comm_old);
    MPI_Comm c_comm_dist_graph = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Dist_graph_create)(bnd_to_Comm(comm_old), n, (void *)sources, (void *)degrees,
            (void *)destinations,
            weights == ABI_UNWEIGHTED ? BND_ADDRESS(UNWEIGHTED) : weights == ABI_WEIGHTS_EMPTY ? BND_ADDRESS(WEIGHTS_EMPTY) : weights, bnd_to_Info(info), reorder, &c_comm_dist_graph);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *comm_dist_graph = bnd_from_Comm(c_comm_dist_graph);
    }
    return BND_RETURNED(bnd_result, "MPI_Dist_graph_create", BND_ON_COMM, comm_old);
}
#else
int BND_IMPLEMENTATION(Dist_graph_create)(abi_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], abi_Info info, int reorder, abi_Comm *comm_dist_graph)
{
    (void)comm_old, (void)n, (void)sources, (void)degrees, (void)destinations, (void)weights, (void)info,
            (void)reorder, (void)comm_dist_graph;
    return BND_UNSUPPORTED("MPI_Dist_graph_create", BND_ON_COMM, comm_old);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Dist_graph_create_adjacent
#if BND_HAS_MPI_Dist_graph_create_adjacent
int BND_IMPLEMENTATION(Dist_graph_create_adjacent)(abi_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], abi_Info info,
        int reorder, abi_Comm *comm_dist_graph)
{
    BND_ABI_REFUSE_WRONG(Comm, comm_old, 1, ABI_ERR_COMM, "MPI_Dist_graph_create_adjacent", BND_ON_COMM, comm_old);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Dist_graph_create_adjacent", BND_ON_COMM, comm_old);
    MPI_Comm c_comm_dist_graph = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Dist_graph_create_adjacent)(bnd_to_Comm(comm_old), indegree, (void *)sources,
            sourceweights == ABI_UNWEIGHTED ? BND_ADDRESS(UNWEIGHTED) : sourceweights == ABI_WEIGHTS_EMPTY ? BND_ADDRESS(WEIGHTS_EMPTY) : sourceweights, outdegree, (void *)destinations, destweights == ABI_UNWEIGHTED ? BND_ADDRESS(UNWEIGHTED) : destweights == ABI_WEIGHTS_EMPTY ? BND_ADDRESS(WEIGHTS_EMPTY) : destweights, bnd_to_Info(info), reorder, &c_comm_dist_graph);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *comm_dist_graph = bnd_from_Comm(c_comm_dist_graph);
    }
    return BND_RETURNED(bnd_result, "MPI_Dist_graph_create_adjacent", BND_ON_COMM, comm_old);
}
#else
int BND_IMPLEMENTATION(Dist_graph_create_adjacent)(abi_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], abi_Info info,
        int reorder, abi_Comm *comm_dist_graph)
{
    (void)comm_old, (void)indegree, (void)sources, (void)sourceweights, (void)outdegree, (void)destinations,
            (void)destweights, (void)info, (void)reorder, (void)comm_dist_graph;
    return BND_UNSUPPORTED("MPI_Dist_graph_create_adjacent", BND_ON_COMM, comm_old);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Dist_graph_neighbors
#if BND_HAS_MPI_Dist_graph_neighbors
int BND_IMPLEMENTATION(Dist_graph_neighbors)(abi_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[])
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Dist_graph_neighbors", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Dist_graph_neighbors)(bnd_to_Comm(comm), maxindegree, (void *)sources,
            sourceweights == ABI_UNWEIGHTED ? BND_ADDRESS(UNWEIGHTED) : sourceweights, maxoutdegree,
            (void *)destinations, destweights == ABI_UNWEIGHTED ? BND_ADDRESS(UNWEIGHTED) : destweights),
            "MPI_Dist_graph_neighbors", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Dist_graph_neighbors)(abi_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[])
{
    (void)comm, (void)maxindegree, (void)sources, (void)sourceweights, (void)maxoutdegree, (void)destinations,
            (void)destweights;
    return BND_UNSUPPORTED("MPI_Dist_graph_neighbors", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Dist_graph_neighbors_count
#if BND_HAS_MPI_Dist_graph_neighbors_count
int BND_IMPLEMENTATION(Dist_graph_neighbors_count)(abi_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Dist_graph_neighbors_count", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Dist_graph_neighbors_count)(bnd_to_Comm(comm), (void *)indegree, (void *)outdegree,
            (void *)weighted), "MPI_Dist_graph_neighbors_count", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Dist_graph_neighbors_count)(abi_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    (void)comm, (void)indegree, (void)outdegree, (void)weighted;
    return BND_UNSUPPORTED("MPI_Dist_graph_neighbors_count", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_hw_resource_info
#if BND_HAS_MPI_Get_hw_resource_info
int BND_IMPLEMENTATION(Get_hw_resource_info)(abi_Info *hw_info)
{
    MPI_Info c_hw_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Get_hw_resource_info)(&c_hw_info);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *hw_info = bnd_from_Info(c_hw_info);
    }
    return BND_RETURNED(bnd_result, "MPI_Get_hw_resource_info", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_hw_resource_info)(abi_Info *hw_info)
{
    (void)hw_info;
    return BND_UNSUPPORTED("MPI_Get_hw_resource_info", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Graph_create
#if BND_HAS_MPI_Graph_create
int BND_IMPLEMENTATION(Graph_create)(abi_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        abi_Comm *comm_graph)
{
    BND_ABI_REFUSE_WRONG(Comm, comm_old, 1, ABI_ERR_COMM, "MPI_Graph_create", BND_ON_COMM, comm_old);
    MPI_Comm c_comm_graph = bnd_null_Comm;
    const int bnd_result = BND_NATIVE(Graph_create)(bnd_to_Comm(comm_old), nnodes, (void *)index, (void *)edges,
            reorder, &c_comm_graph);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *comm_graph = bnd_from_Comm(c_comm_graph);
    }
    return BND_RETURNED(bnd_result, "MPI_Graph_create", BND_ON_COMM, comm_old);
}
#else
int BND_IMPLEMENTATION(Graph_create)(abi_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        abi_Comm *comm_graph)
{
    (void)comm_old, (void)nnodes, (void)index, (void)edges, (void)reorder, (void)comm_graph;
    return BND_UNSUPPORTED("MPI_Graph_create", BND_ON_COMM, comm_old);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Graph_get
#if BND_HAS_MPI_Graph_get
int BND_IMPLEMENTATION(Graph_get)(abi_Comm comm, int maxindex, int maxedges, int index[], int edges[])
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Graph_get", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Graph_get)(bnd_to_Comm(comm), maxindex, maxedges, (void *)index, (void *)edges),
            "MPI_Graph_get", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Graph_get)(abi_Comm comm, int maxindex, int maxedges, int index[], int edges[])
{
    (void)comm, (void)maxindex, (void)maxedges, (void)index, (void)edges;
    return BND_UNSUPPORTED("MPI_Graph_get", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Graph_map
#if BND_HAS_MPI_Graph_map
int BND_IMPLEMENTATION(Graph_map)(abi_Comm comm, int nnodes, const int index[], const int edges[], int *newrank)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Graph_map", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Graph_map)(bnd_to_Comm(comm), nnodes, (void *)index, (void *)edges,
            (void *)newrank), "MPI_Graph_map", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Graph_map)(abi_Comm comm, int nnodes, const int index[], const int edges[], int *newrank)
{
    (void)comm, (void)nnodes, (void)index, (void)edges, (void)newrank;
    return BND_UNSUPPORTED("MPI_Graph_map", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Graph_neighbors
#if BND_HAS_MPI_Graph_neighbors
int BND_IMPLEMENTATION(Graph_neighbors)(abi_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Graph_neighbors", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Graph_neighbors)(bnd_to_Comm(comm), rank, maxneighbors, (void *)neighbors),
            "MPI_Graph_neighbors", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Graph_neighbors)(abi_Comm comm, int rank, int maxneighbors, int neighbors[])
{
    (void)comm, (void)rank, (void)maxneighbors, (void)neighbors;
    return BND_UNSUPPORTED("MPI_Graph_neighbors", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Graph_neighbors_count
#if BND_HAS_MPI_Graph_neighbors_count
int BND_IMPLEMENTATION(Graph_neighbors_count)(abi_Comm comm, int rank, int *nneighbors)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Graph_neighbors_count", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Graph_neighbors_count)(bnd_to_Comm(comm), rank, (void *)nneighbors),
            "MPI_Graph_neighbors_count", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Graph_neighbors_count)(abi_Comm comm, int rank, int *nneighbors)
{
    (void)comm, (void)rank, (void)nneighbors;
    return BND_UNSUPPORTED("MPI_Graph_neighbors_count", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Graphdims_get
#if BND_HAS_MPI_Graphdims_get
int BND_IMPLEMENTATION(Graphdims_get)(abi_Comm comm, int *nnodes, int *nedges)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Graphdims_get", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Graphdims_get)(bnd_to_Comm(comm), (void *)nnodes, (void *)nedges),
            "MPI_Graphdims_get", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Graphdims_get)(abi_Comm comm, int *nnodes, int *nedges)
{
    (void)comm, (void)nnodes, (void)nedges;
    return BND_UNSUPPORTED("MPI_Graphdims_get", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Topo_test
#if BND_HAS_MPI_Topo_test
int BND_IMPLEMENTATION(Topo_test)(abi_Comm comm, int *status)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Topo_test", BND_ON_COMM, comm);
    const int bnd_result = BND_NATIVE(Topo_test)(bnd_to_Comm(comm), (void *)status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *status = bnd_from_topologies(*status);
    }
    return BND_RETURNED(bnd_result, "MPI_Topo_test", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Topo_test)(abi_Comm comm, int *status)
{
    (void)comm, (void)status;
    return BND_UNSUPPORTED("MPI_Topo_test", BND_ON_COMM, comm);
}
#endif
#endif

