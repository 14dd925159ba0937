// Do not edit: `bindery generate` writes this from specs/routines/topologies.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "topologies", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Cart_coords(int profiled)
{
#if REC_HAS(MPI_Cart_coords)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)102;
    int maxdims = (int)3;
    int coords[REC_MOST] = REC_NUMBERS(0);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::cart_coords(comm, rank, std::span(+coords, static_cast<std::size_t>(maxdims))) : mpi::cart_coords(comm, rank, std::span(+coords, static_cast<std::size_t>(maxdims)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cart_coords(comm, rank, std::span(+coords, static_cast<std::size_t>(maxdims))) : mpi::returning::cart_coords(comm, rank, std::span(+coords, static_cast<std::size_t>(maxdims)));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::cart_create(comm_old, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims)), reorder != 0) : mpi::cart_create(comm_old, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims)), reorder != 0);
            comm_cart = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cart_create(comm_old, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims)), reorder != 0) : mpi::returning::cart_create(comm_old, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims)), reorder != 0);
        returned = result_.code();
        auto &out_ = *result_;
        comm_cart = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::cart_get(comm, std::span(+dims, static_cast<std::size_t>(maxdims)), std::span(+periods, static_cast<std::size_t>(maxdims)), std::span(+coords, static_cast<std::size_t>(maxdims))) : mpi::cart_get(comm, std::span(+dims, static_cast<std::size_t>(maxdims)), std::span(+periods, static_cast<std::size_t>(maxdims)), std::span(+coords, static_cast<std::size_t>(maxdims)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cart_get(comm, std::span(+dims, static_cast<std::size_t>(maxdims)), std::span(+periods, static_cast<std::size_t>(maxdims)), std::span(+coords, static_cast<std::size_t>(maxdims))) : mpi::returning::cart_get(comm, std::span(+dims, static_cast<std::size_t>(maxdims)), std::span(+periods, static_cast<std::size_t>(maxdims)), std::span(+coords, static_cast<std::size_t>(maxdims)));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::cart_map(comm, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims))) : mpi::cart_map(comm, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims)));
            newrank = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cart_map(comm, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims))) : mpi::returning::cart_map(comm, std::span(+dims, static_cast<std::size_t>(ndims)), std::span(+periods, static_cast<std::size_t>(ndims)));
        returned = result_.code();
        auto &out_ = *result_;
        newrank = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::cart_rank(comm, std::span(+coords, static_cast<std::size_t>(3))) : mpi::cart_rank(comm, std::span(+coords, static_cast<std::size_t>(3)));
            rank = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cart_rank(comm, std::span(+coords, static_cast<std::size_t>(3))) : mpi::returning::cart_rank(comm, std::span(+coords, static_cast<std::size_t>(3)));
        returned = result_.code();
        auto &out_ = *result_;
        rank = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::cart_shift(comm, direction, disp) : mpi::cart_shift(comm, direction, disp);
            rank_source = out_.rank_source;
            rank_dest = out_.rank_dest;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cart_shift(comm, direction, disp) : mpi::returning::cart_shift(comm, direction, disp);
        returned = result_.code();
        auto &out_ = *result_;
        rank_source = out_.rank_source;
        rank_dest = out_.rank_dest;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::cart_sub(comm, std::span(+remain_dims, static_cast<std::size_t>(3))) : mpi::cart_sub(comm, std::span(+remain_dims, static_cast<std::size_t>(3)));
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cart_sub(comm, std::span(+remain_dims, static_cast<std::size_t>(3))) : mpi::returning::cart_sub(comm, std::span(+remain_dims, static_cast<std::size_t>(3)));
        returned = result_.code();
        auto &out_ = *result_;
        newcomm = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::cartdim_get(comm) : mpi::cartdim_get(comm);
            ndims = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::cartdim_get(comm) : mpi::returning::cartdim_get(comm);
        returned = result_.code();
        auto &out_ = *result_;
        ndims = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::dims_create(nnodes, std::span(+dims, static_cast<std::size_t>(ndims))) : mpi::dims_create(nnodes, std::span(+dims, static_cast<std::size_t>(ndims)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::dims_create(nnodes, std::span(+dims, static_cast<std::size_t>(ndims))) : mpi::returning::dims_create(nnodes, std::span(+dims, static_cast<std::size_t>(ndims)));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::dist_graph_create(comm_old, std::span(+sources, static_cast<std::size_t>(n)), std::span(+degrees, static_cast<std::size_t>(n)), std::span(+destinations, static_cast<std::size_t>(3)), std::span(+weights, static_cast<std::size_t>(3)), info, reorder != 0) : mpi::dist_graph_create(comm_old, std::span(+sources, static_cast<std::size_t>(n)), std::span(+degrees, static_cast<std::size_t>(n)), std::span(+destinations, static_cast<std::size_t>(3)), std::span(+weights, static_cast<std::size_t>(3)), info, reorder != 0);
            comm_dist_graph = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::dist_graph_create(comm_old, std::span(+sources, static_cast<std::size_t>(n)), std::span(+degrees, static_cast<std::size_t>(n)), std::span(+destinations, static_cast<std::size_t>(3)), std::span(+weights, static_cast<std::size_t>(3)), info, reorder != 0) : mpi::returning::dist_graph_create(comm_old, std::span(+sources, static_cast<std::size_t>(n)), std::span(+degrees, static_cast<std::size_t>(n)), std::span(+destinations, static_cast<std::size_t>(3)), std::span(+weights, static_cast<std::size_t>(3)), info, reorder != 0);
        returned = result_.code();
        auto &out_ = *result_;
        comm_dist_graph = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::dist_graph_create_adjacent(comm_old, std::span(+sources, static_cast<std::size_t>(indegree)), std::span(+sourceweights, static_cast<std::size_t>(indegree)), std::span(+destinations, static_cast<std::size_t>(outdegree)), std::span(+destweights, static_cast<std::size_t>(outdegree)), info, reorder != 0) : mpi::dist_graph_create_adjacent(comm_old, std::span(+sources, static_cast<std::size_t>(indegree)), std::span(+sourceweights, static_cast<std::size_t>(indegree)), std::span(+destinations, static_cast<std::size_t>(outdegree)), std::span(+destweights, static_cast<std::size_t>(outdegree)), info, reorder != 0);
            comm_dist_graph = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::dist_graph_create_adjacent(comm_old, std::span(+sources, static_cast<std::size_t>(indegree)), std::span(+sourceweights, static_cast<std::size_t>(indegree)), std::span(+destinations, static_cast<std::size_t>(outdegree)), std::span(+destweights, static_cast<std::size_t>(outdegree)), info, reorder != 0) : mpi::returning::dist_graph_create_adjacent(comm_old, std::span(+sources, static_cast<std::size_t>(indegree)), std::span(+sourceweights, static_cast<std::size_t>(indegree)), std::span(+destinations, static_cast<std::size_t>(outdegree)), std::span(+destweights, static_cast<std::size_t>(outdegree)), info, reorder != 0);
        returned = result_.code();
        auto &out_ = *result_;
        comm_dist_graph = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::dist_graph_neighbors(comm, std::span(+sources, static_cast<std::size_t>(maxindegree)), std::span(+sourceweights, static_cast<std::size_t>(maxindegree)), std::span(+destinations, static_cast<std::size_t>(maxoutdegree)), std::span(+destweights, static_cast<std::size_t>(maxoutdegree))) : mpi::dist_graph_neighbors(comm, std::span(+sources, static_cast<std::size_t>(maxindegree)), std::span(+sourceweights, static_cast<std::size_t>(maxindegree)), std::span(+destinations, static_cast<std::size_t>(maxoutdegree)), std::span(+destweights, static_cast<std::size_t>(maxoutdegree)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::dist_graph_neighbors(comm, std::span(+sources, static_cast<std::size_t>(maxindegree)), std::span(+sourceweights, static_cast<std::size_t>(maxindegree)), std::span(+destinations, static_cast<std::size_t>(maxoutdegree)), std::span(+destweights, static_cast<std::size_t>(maxoutdegree))) : mpi::returning::dist_graph_neighbors(comm, std::span(+sources, static_cast<std::size_t>(maxindegree)), std::span(+sourceweights, static_cast<std::size_t>(maxindegree)), std::span(+destinations, static_cast<std::size_t>(maxoutdegree)), std::span(+destweights, static_cast<std::size_t>(maxoutdegree)));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::dist_graph_neighbors_count(comm) : mpi::dist_graph_neighbors_count(comm);
            indegree = out_.indegree;
            outdegree = out_.outdegree;
            weighted = out_.weighted;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::dist_graph_neighbors_count(comm) : mpi::returning::dist_graph_neighbors_count(comm);
        returned = result_.code();
        auto &out_ = *result_;
        indegree = out_.indegree;
        outdegree = out_.outdegree;
        weighted = out_.weighted;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_hw_resource_info() : mpi::get_hw_resource_info();
            hw_info = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_hw_resource_info() : mpi::returning::get_hw_resource_info();
        returned = result_.code();
        auto &out_ = *result_;
        hw_info = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::graph_create(comm_old, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3)), reorder != 0) : mpi::graph_create(comm_old, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3)), reorder != 0);
            comm_graph = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::graph_create(comm_old, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3)), reorder != 0) : mpi::returning::graph_create(comm_old, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3)), reorder != 0);
        returned = result_.code();
        auto &out_ = *result_;
        comm_graph = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::graph_get(comm, std::span(+index, static_cast<std::size_t>(maxindex)), std::span(+edges, static_cast<std::size_t>(maxedges))) : mpi::graph_get(comm, std::span(+index, static_cast<std::size_t>(maxindex)), std::span(+edges, static_cast<std::size_t>(maxedges)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::graph_get(comm, std::span(+index, static_cast<std::size_t>(maxindex)), std::span(+edges, static_cast<std::size_t>(maxedges))) : mpi::returning::graph_get(comm, std::span(+index, static_cast<std::size_t>(maxindex)), std::span(+edges, static_cast<std::size_t>(maxedges)));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::graph_map(comm, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3))) : mpi::graph_map(comm, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3)));
            newrank = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::graph_map(comm, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3))) : mpi::returning::graph_map(comm, std::span(+index, static_cast<std::size_t>(nnodes)), std::span(+edges, static_cast<std::size_t>(3)));
        returned = result_.code();
        auto &out_ = *result_;
        newrank = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::graph_neighbors(comm, rank, std::span(+neighbors, static_cast<std::size_t>(maxneighbors))) : mpi::graph_neighbors(comm, rank, std::span(+neighbors, static_cast<std::size_t>(maxneighbors)));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::graph_neighbors(comm, rank, std::span(+neighbors, static_cast<std::size_t>(maxneighbors))) : mpi::returning::graph_neighbors(comm, rank, std::span(+neighbors, static_cast<std::size_t>(maxneighbors)));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::graph_neighbors_count(comm, rank) : mpi::graph_neighbors_count(comm, rank);
            nneighbors = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::graph_neighbors_count(comm, rank) : mpi::returning::graph_neighbors_count(comm, rank);
        returned = result_.code();
        auto &out_ = *result_;
        nneighbors = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::graphdims_get(comm) : mpi::graphdims_get(comm);
            nnodes = out_.nnodes;
            nedges = out_.nedges;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::graphdims_get(comm) : mpi::returning::graphdims_get(comm);
        returned = result_.code();
        auto &out_ = *result_;
        nnodes = out_.nnodes;
        nedges = out_.nedges;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::topo_test(comm) : mpi::topo_test(comm);
            status = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::topo_test(comm) : mpi::returning::topo_test(comm);
        returned = result_.code();
        auto &out_ = *result_;
        status = out_;
    }
    rec_observe_number("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_topologies[] = {
    {"MPI_Cart_coords", call_MPI_Cart_coords, 0},
    {"MPI_Cart_create", call_MPI_Cart_create, 0},
    {"MPI_Cart_get", call_MPI_Cart_get, 0},
    {"MPI_Cart_map", call_MPI_Cart_map, 0},
    {"MPI_Cart_rank", call_MPI_Cart_rank, 0},
    {"MPI_Cart_shift", call_MPI_Cart_shift, 0},
    {"MPI_Cart_sub", call_MPI_Cart_sub, 0},
    {"MPI_Cartdim_get", call_MPI_Cartdim_get, 0},
    {"MPI_Dims_create", call_MPI_Dims_create, 0},
    {"MPI_Dist_graph_create", call_MPI_Dist_graph_create, 0},
    {"MPI_Dist_graph_create_adjacent", call_MPI_Dist_graph_create_adjacent, 0},
    {"MPI_Dist_graph_neighbors", call_MPI_Dist_graph_neighbors, 0},
    {"MPI_Dist_graph_neighbors_count", call_MPI_Dist_graph_neighbors_count, 0},
    {"MPI_Get_hw_resource_info", call_MPI_Get_hw_resource_info, 0},
    {"MPI_Graph_create", call_MPI_Graph_create, 0},
    {"MPI_Graph_get", call_MPI_Graph_get, 0},
    {"MPI_Graph_map", call_MPI_Graph_map, 0},
    {"MPI_Graph_neighbors", call_MPI_Graph_neighbors, 0},
    {"MPI_Graph_neighbors_count", call_MPI_Graph_neighbors_count, 0},
    {"MPI_Graphdims_get", call_MPI_Graphdims_get, 0},
    {"MPI_Topo_test", call_MPI_Topo_test, 0},
    {nullptr, nullptr, 0}
};
