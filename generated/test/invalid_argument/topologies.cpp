/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "topologies", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_topologies[] = {
    {"MPI_Cart_coords", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cart_coords,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.number<int>(3, "array_length", true, MPI_ERR_ARG, "maxdims"),
            c.place<int>(4, true));
    }},
    {"MPI_Cart_create", BND_ON_COMM, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cart_create,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "num_dims", true, MPI_ERR_DIMS, "ndims"),
            c.numbers<int>(3, "dimension", MPI_ERR_ARG, true),
            c.numbers<int>(4, "logical", MPI_ERR_ARG, true),
            c.number<int>(5, "logical", false, MPI_ERR_ARG, "reorder"),
            c.place<MPI_Comm>(6, true));
    }},
    {"MPI_Cart_get", BND_ON_COMM, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cart_get,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "maxdims"),
            c.place<int>(3, true),
            c.place<int>(4, true),
            c.place<int>(5, true));
    }},
    {"MPI_Cart_map", BND_ON_COMM, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cart_map,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "num_dims", true, MPI_ERR_DIMS, "ndims"),
            c.numbers<int>(3, "dimension", MPI_ERR_ARG, true),
            c.numbers<int>(4, "logical", MPI_ERR_ARG, true),
            c.place<int>(5, true));
    }},
    {"MPI_Cart_rank", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cart_rank,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.numbers<int>(2, "coordinate", MPI_ERR_ARG, false),
            c.place<int>(3, true));
    }},
    {"MPI_Cart_shift", BND_ON_COMM, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cart_shift,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "index", false, MPI_ERR_ARG, "direction"),
            c.number<int>(3, "dimension", false, MPI_ERR_ARG, "disp"),
            c.place<int>(4, true),
            c.place<int>(5, true));
    }},
    {"MPI_Cart_sub", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cart_sub,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.numbers<int>(2, "logical", MPI_ERR_ARG, false),
            c.place<MPI_Comm>(3, true));
    }},
    {"MPI_Cartdim_get", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Cartdim_get,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true));
    }},
    {"MPI_Dims_create", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Dims_create,
            c.number<int>(1, "size", true, MPI_ERR_ARG, "nnodes"),
            c.number<int>(2, "num_dims", true, MPI_ERR_DIMS, "ndims"),
            c.numbers<int>(3, "dimension", MPI_ERR_ARG, true));
    }},
    {"MPI_Dist_graph_create", BND_ON_COMM, 1, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Dist_graph_create,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "n"),
            c.numbers<int>(3, "rank", MPI_ERR_RANK, true),
            c.numbers<int>(4, "degree", MPI_ERR_ARG, true),
            c.numbers<int>(5, "rank", MPI_ERR_RANK, false),
            c.numbers<int>(6, "weight", MPI_ERR_ARG, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.number<int>(8, "logical", false, MPI_ERR_ARG, "reorder"),
            c.place<MPI_Comm>(9, true));
    }},
    {"MPI_Dist_graph_create_adjacent", BND_ON_COMM, 1, 10, false, [](invalid_argument_call &c) {
        return c.call(MPI_Dist_graph_create_adjacent,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "degree", true, MPI_ERR_ARG, "indegree"),
            c.numbers<int>(3, "rank", MPI_ERR_RANK, true),
            c.numbers<int>(4, "weight", MPI_ERR_ARG, false),
            c.number<int>(5, "degree", true, MPI_ERR_ARG, "outdegree"),
            c.numbers<int>(6, "rank", MPI_ERR_RANK, true),
            c.numbers<int>(7, "weight", MPI_ERR_ARG, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.number<int>(9, "logical", false, MPI_ERR_ARG, "reorder"),
            c.place<MPI_Comm>(10, true));
    }},
    {"MPI_Dist_graph_neighbors", BND_ON_COMM, 1, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Dist_graph_neighbors,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "maxindegree"),
            c.place<int>(3, true),
            c.place<int>(4, false),
            c.number<int>(5, "array_length", true, MPI_ERR_ARG, "maxoutdegree"),
            c.place<int>(6, true),
            c.place<int>(7, false));
    }},
    {"MPI_Dist_graph_neighbors_count", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Dist_graph_neighbors_count,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true),
            c.place<int>(3, true),
            c.place<int>(4, true));
    }},
    {"MPI_Get_hw_resource_info", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_hw_resource_info,
            c.place<MPI_Info>(1, true));
    }},
    {"MPI_Graph_create", BND_ON_COMM, 1, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Graph_create,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "size", true, MPI_ERR_ARG, "nnodes"),
            c.numbers<int>(3, "index", MPI_ERR_ARG, true),
            c.numbers<int>(4, "rank", MPI_ERR_RANK, false),
            c.number<int>(5, "logical", false, MPI_ERR_ARG, "reorder"),
            c.place<MPI_Comm>(6, true));
    }},
    {"MPI_Graph_get", BND_ON_COMM, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Graph_get,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "maxindex"),
            c.number<int>(3, "array_length", true, MPI_ERR_ARG, "maxedges"),
            c.place<int>(4, true),
            c.place<int>(5, true));
    }},
    {"MPI_Graph_map", BND_ON_COMM, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Graph_map,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "array_length", true, MPI_ERR_ARG, "nnodes"),
            c.numbers<int>(3, "index", MPI_ERR_ARG, true),
            c.numbers<int>(4, "rank", MPI_ERR_RANK, false),
            c.place<int>(5, true));
    }},
    {"MPI_Graph_neighbors", BND_ON_COMM, 1, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Graph_neighbors,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.number<int>(3, "array_length", true, MPI_ERR_ARG, "maxneighbors"),
            c.place<int>(4, true));
    }},
    {"MPI_Graph_neighbors_count", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Graph_neighbors_count,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.place<int>(3, true));
    }},
    {"MPI_Graphdims_get", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Graphdims_get,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true),
            c.place<int>(3, true));
    }},
    {"MPI_Topo_test", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Topo_test,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(2, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
