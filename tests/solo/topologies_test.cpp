#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <climits>
#include <numeric>
#include <vector>

namespace {

class Topologies : public testing::Test {
protected:
    void TearDown() override
    {
        if (made != MPI_COMM_NULL)
            MPI_Comm_free(&made);
    }
    MPI_Comm grid(const std::vector<int> &periods)
    {
        const std::vector<int> dims(periods.size(), 1);
        MPI_Comm comm = MPI_COMM_NULL;
        const int ndims = static_cast<int>(dims.size());
        EXPECT_EQ(MPI_Cart_create(MPI_COMM_WORLD, ndims, dims.data(), periods.data(), 1, &comm), MPI_SUCCESS);
        return comm;
    }
    static int kind_of(MPI_Comm comm)
    {
        int status = -7;
        EXPECT_EQ(MPI_Topo_test(comm, &status), MPI_SUCCESS);
        return status;
    }
    MPI_Comm made = MPI_COMM_NULL;
};

// 8.5.5: which topology a communicator has; a duplicate has the same, a part has none.
TEST_F(Topologies, TopoTest)
{
    const int index[] = {1}, edges[] = {0};
    MPI_Comm part;
    EXPECT_EQ(kind_of(MPI_COMM_WORLD), MPI_UNDEFINED);
    made = grid({0, 1});
    EXPECT_EQ(kind_of(made), MPI_CART);
    MPI_Comm_dup(made, &part);
    EXPECT_EQ(kind_of(part), MPI_CART);
    MPI_Comm_free(&part);
    MPI_Comm_split(made, 0, 0, &part);
    EXPECT_EQ(kind_of(part), MPI_UNDEFINED);
    MPI_Comm_free(&part);
    MPI_Comm_free(&made);
    MPI_Graph_create(MPI_COMM_WORLD, 1, index, edges, 0, &made);
    EXPECT_EQ(kind_of(made), MPI_GRAPH);
    MPI_Comm_free(&made);
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, nullptr, MPI_UNWEIGHTED, 0, nullptr, MPI_UNWEIGHTED,
                                   MPI_INFO_NULL, 0, &made);
    EXPECT_EQ(kind_of(made), MPI_DIST_GRAPH);
}

// 8.5.5: extents, periods and coordinates; what lies beyond the dimensions is left alone.
TEST_F(Topologies, CartGet)
{
    made = grid({0, 7, 0});
    int ndims = -7;
    EXPECT_EQ(MPI_Cartdim_get(made, &ndims), MPI_SUCCESS);
    EXPECT_EQ(ndims, 3);
    int dims[4] = {-7, -7, -7, -7}, periods[4] = {-7, -7, -7, -7}, coords[4] = {-7, -7, -7, -7};
    ASSERT_EQ(MPI_Cart_get(made, 4, dims, periods, coords), MPI_SUCCESS);
    EXPECT_EQ(std::vector<int>(dims, dims + 4), (std::vector<int>{1, 1, 1, -7}));
    EXPECT_EQ(std::vector<int>(periods, periods + 4), (std::vector<int>{0, 1, 0, -7}));
    EXPECT_EQ(std::vector<int>(coords, coords + 4), (std::vector<int>{0, 0, 0, -7}));
    coords[0] = -7;
    ASSERT_EQ(MPI_Cart_coords(made, 0, 4, coords), MPI_SUCCESS);
    EXPECT_EQ(std::vector<int>(coords, coords + 4), (std::vector<int>{0, 0, 0, -7}));
    EXPECT_REFUSED(MPI_Cart_get(made, 2, dims, periods, coords), MPI_ERR_ARG, "maxdims");
    EXPECT_REFUSED(MPI_Cart_coords(made, 0, 2, coords), MPI_ERR_ARG, "maxdims");
    EXPECT_REFUSED(MPI_Cart_coords(made, 1, 3, coords), MPI_ERR_RANK, "rank");
}

// 8.5.5: coordinates wrap around where the grid is periodic, and must lie within it elsewhere.
TEST_F(Topologies, CartRank)
{
    made = grid({1, 0});
    int rank = -7;
    for (const int beyond : {0, 1, -1, 1000, INT_MAX, INT_MIN}) {
        const int coords[] = {beyond, 0};
        rank = -7;
        EXPECT_EQ(MPI_Cart_rank(made, coords, &rank), MPI_SUCCESS);
        EXPECT_EQ(rank, 0);
        const int outside[] = {0, beyond};
        if (beyond != 0)
            EXPECT_REFUSED(MPI_Cart_rank(made, outside, &rank), MPI_ERR_ARG, "coords");
    }
    EXPECT_REFUSED(MPI_Cart_rank(made, nullptr, &rank), MPI_ERR_ARG, "coords");
}

// 8.5.6: shifts end at MPI_PROC_NULL or come back.
TEST_F(Topologies, CartShift)
{
    made = grid({1, 0});
    int source = -7, destination = -7;
    for (const int distance : {1, -1, 5, INT_MIN}) {
        EXPECT_EQ(MPI_Cart_shift(made, 0, distance, &source, &destination), MPI_SUCCESS);
        EXPECT_EQ(source, 0);
        EXPECT_EQ(destination, 0);
        EXPECT_EQ(MPI_Cart_shift(made, 1, distance, &source, &destination), MPI_SUCCESS);
        EXPECT_EQ(source, MPI_PROC_NULL);
        EXPECT_EQ(destination, MPI_PROC_NULL);
    }
    EXPECT_EQ(MPI_Cart_shift(made, 1, 0, &source, &destination), MPI_SUCCESS);
    EXPECT_EQ(source, 0);
    EXPECT_EQ(destination, 0);
    EXPECT_REFUSED(MPI_Cart_shift(made, 2, 1, &source, &destination), MPI_ERR_DIMS, "direction");
    EXPECT_REFUSED(MPI_Cart_shift(made, -1, 1, &source, &destination), MPI_ERR_DIMS, "direction");
}

// 8.5.7: the dimensions that remain keep their order and period; perhaps none do.
TEST_F(Topologies, CartSub)
{
    made = grid({1, 0, 1});
    MPI_Comm part;
    const int remain[] = {0, 1, 5}, none[] = {0, 0, 0};
    ASSERT_EQ(MPI_Cart_sub(made, remain, &part), MPI_SUCCESS);
    int ndims = -7, dims[2], periods[2] = {-7, -7}, coords[2], rank = -7;
    MPI_Cartdim_get(part, &ndims);
    ASSERT_EQ(ndims, 2);
    MPI_Cart_get(part, 2, dims, periods, coords);
    EXPECT_EQ(periods[0], 0);
    EXPECT_EQ(periods[1], 1);
    MPI_Comm_free(&part);
    ASSERT_EQ(MPI_Cart_sub(made, none, &part), MPI_SUCCESS);
    MPI_Cartdim_get(part, &ndims);
    EXPECT_EQ(ndims, 0);
    EXPECT_EQ(MPI_Cart_rank(part, nullptr, &rank), MPI_SUCCESS);
    EXPECT_EQ(rank, 0);
    MPI_Comm again;
    ASSERT_EQ(MPI_Cart_sub(part, nullptr, &again), MPI_SUCCESS);
    EXPECT_EQ(kind_of(again), MPI_CART);
    MPI_Comm_free(&again);
    MPI_Comm_free(&part);
}

// 8.5.1: no dimensions at all are a grid, too.
TEST_F(Topologies, NoDimensions)
{
    ASSERT_EQ(MPI_Cart_create(MPI_COMM_WORLD, 0, nullptr, nullptr, 0, &made), MPI_SUCCESS);
    int ndims = -7, rank = -7, newrank = -7, source, destination;
    EXPECT_EQ(kind_of(made), MPI_CART);
    EXPECT_EQ(MPI_Cartdim_get(made, &ndims), MPI_SUCCESS);
    EXPECT_EQ(ndims, 0);
    EXPECT_EQ(MPI_Cart_get(made, 0, nullptr, nullptr, nullptr), MPI_SUCCESS);
    EXPECT_EQ(MPI_Cart_coords(made, 0, 0, nullptr), MPI_SUCCESS);
    EXPECT_EQ(MPI_Cart_rank(made, nullptr, &rank), MPI_SUCCESS);
    EXPECT_EQ(rank, 0);
    EXPECT_EQ(MPI_Cart_map(MPI_COMM_WORLD, 0, nullptr, nullptr, &newrank), MPI_SUCCESS);
    EXPECT_EQ(newrank, 0);
    EXPECT_REFUSED(MPI_Cart_shift(made, 0, 1, &source, &destination), MPI_ERR_DIMS, "direction");
}

// 8.5.1: a grid that is larger than the group, and extents that are none.
TEST_F(Topologies, WrongGridsAreRefused)
{
    const int period[] = {0, 0};
    MPI_Comm none = MPI_COMM_SELF;
    int newrank = -7;
    const int wrong[][2] = {{1, 2}, {2, 1}, {1, 0}, {-1, -1}, {1, -1}, {65536, 65536}, {INT_MAX, INT_MAX}, {0, 0}};
    for (const auto &dims : wrong) {
        EXPECT_REFUSED(MPI_Cart_create(MPI_COMM_WORLD, 2, dims, period, 0, &none), MPI_ERR_DIMS, "dims");
        EXPECT_REFUSED(MPI_Cart_map(MPI_COMM_WORLD, 2, dims, period, &newrank), MPI_ERR_DIMS, "dims");
    }
    EXPECT_REFUSED(MPI_Cart_create(MPI_COMM_WORLD, -1, period, period, 0, &none), MPI_ERR_DIMS, "ndims");
    EXPECT_EQ(none, MPI_COMM_SELF);
    EXPECT_EQ(newrank, -7);
}

// 8.5.5: questions to a communicator that has another topology, or none.
TEST_F(Topologies, QuestionsToOtherTopologiesAreRefused)
{
    int a = 0, b = 0, c = 0;
    made = grid({0});
    for (const MPI_Comm comm : {MPI_COMM_WORLD, made}) {
        EXPECT_REFUSED(MPI_Graphdims_get(comm, &a, &b), MPI_ERR_TOPOLOGY, "comm");
        EXPECT_REFUSED(MPI_Graph_get(comm, 1, 1, &a, &b), MPI_ERR_TOPOLOGY, "comm");
        EXPECT_REFUSED(MPI_Graph_neighbors_count(comm, 0, &a), MPI_ERR_TOPOLOGY, "comm");
        EXPECT_REFUSED(MPI_Graph_neighbors(comm, 0, 1, &a), MPI_ERR_TOPOLOGY, "comm");
        EXPECT_REFUSED(MPI_Dist_graph_neighbors_count(comm, &a, &b, &c), MPI_ERR_TOPOLOGY, "comm");
        EXPECT_REFUSED(MPI_Dist_graph_neighbors(comm, 1, &a, &a, 1, &b, &b), MPI_ERR_TOPOLOGY, "comm");
    }
    const MPI_Comm comm = MPI_COMM_WORLD;
    MPI_Comm part = MPI_COMM_SELF;
    EXPECT_REFUSED(MPI_Cartdim_get(comm, &a), MPI_ERR_TOPOLOGY, "comm");
    EXPECT_REFUSED(MPI_Cart_get(comm, 1, &a, &b, &c), MPI_ERR_TOPOLOGY, "comm");
    EXPECT_REFUSED(MPI_Cart_rank(comm, &a, &b), MPI_ERR_TOPOLOGY, "comm");
    EXPECT_REFUSED(MPI_Cart_coords(comm, 0, 1, &a), MPI_ERR_TOPOLOGY, "comm");
    EXPECT_REFUSED(MPI_Cart_shift(comm, 0, 1, &a, &b), MPI_ERR_TOPOLOGY, "comm");
    EXPECT_REFUSED(MPI_Cart_sub(comm, &a, &part), MPI_ERR_TOPOLOGY, "comm");
}

// 8.5.3: a graph of one node with edges to itself.
TEST_F(Topologies, Graphs)
{
    const int index[] = {3}, edges[] = {0, 0, 0};
    ASSERT_EQ(MPI_Graph_create(MPI_COMM_WORLD, 1, index, edges, 1, &made), MPI_SUCCESS);
    int nodes = -7, count = -7, neighbours[4] = {-7, -7, -7, -7}, got_index[2] = {-7, -7}, newrank = -7;
    EXPECT_EQ(MPI_Graphdims_get(made, &nodes, &count), MPI_SUCCESS);
    EXPECT_EQ(nodes, 1);
    EXPECT_EQ(count, 3);
    EXPECT_EQ(MPI_Graph_get(made, 2, 4, got_index, neighbours), MPI_SUCCESS);
    EXPECT_EQ(got_index[0], 3);
    EXPECT_EQ(got_index[1], -7);
    EXPECT_EQ(std::vector<int>(neighbours, neighbours + 4), (std::vector<int>{0, 0, 0, -7}));
    EXPECT_EQ(MPI_Graph_neighbors_count(made, 0, &count), MPI_SUCCESS);
    EXPECT_EQ(count, 3);
    neighbours[0] = -7;
    EXPECT_EQ(MPI_Graph_neighbors(made, 0, 3, neighbours), MPI_SUCCESS);
    EXPECT_EQ(neighbours[0], 0);
    EXPECT_REFUSED(MPI_Graph_neighbors_count(made, 1, &count), MPI_ERR_RANK, "rank");
    EXPECT_REFUSED(MPI_Graph_neighbors(made, 1, 3, neighbours), MPI_ERR_RANK, "rank");
    EXPECT_REFUSED(MPI_Graph_neighbors(made, 0, 2, neighbours), MPI_ERR_ARG, "maxneighbors");
    EXPECT_REFUSED(MPI_Graph_get(made, 0, 3, got_index, neighbours), MPI_ERR_ARG, "maxindex");
    EXPECT_REFUSED(MPI_Graph_get(made, 1, 2, got_index, neighbours), MPI_ERR_ARG, "maxedges");
    EXPECT_EQ(MPI_Graph_map(MPI_COMM_WORLD, 1, index, edges, &newrank), MPI_SUCCESS);
    EXPECT_EQ(newrank, 0);
}

// 8.5.3: no nodes give no communicator, no edges a node by itself; wrong graphs.
TEST_F(Topologies, OddGraphs)
{
    const int none[] = {0}, one[] = {1}, less[] = {-1}, two[] = {1, 2}, other[] = {1, 0}, below[] = {-1};
    MPI_Comm comm = MPI_COMM_SELF;
    int newrank = -7, count = -7;
    ASSERT_EQ(MPI_Graph_create(MPI_COMM_WORLD, 0, nullptr, nullptr, 0, &comm), MPI_SUCCESS);
    EXPECT_EQ(comm, MPI_COMM_NULL);
    EXPECT_EQ(MPI_Graph_map(MPI_COMM_WORLD, 0, nullptr, nullptr, &newrank), MPI_SUCCESS);
    EXPECT_EQ(newrank, MPI_UNDEFINED);
    ASSERT_EQ(MPI_Graph_create(MPI_COMM_WORLD, 1, none, nullptr, 0, &made), MPI_SUCCESS);
    EXPECT_EQ(MPI_Graph_neighbors_count(made, 0, &count), MPI_SUCCESS);
    EXPECT_EQ(count, 0);
    EXPECT_EQ(MPI_Graph_neighbors(made, 0, 0, nullptr), MPI_SUCCESS);
    comm = MPI_COMM_SELF;
    EXPECT_REFUSED(MPI_Graph_create(MPI_COMM_WORLD, 2, two, none, 0, &comm), MPI_ERR_TOPOLOGY, "nnodes");
    EXPECT_REFUSED(MPI_Graph_create(MPI_COMM_WORLD, 1, less, none, 0, &comm), MPI_ERR_ARG, "index");
    EXPECT_REFUSED(MPI_Graph_create(MPI_COMM_WORLD, 1, one, other, 0, &comm), MPI_ERR_ARG, "edges");
    EXPECT_REFUSED(MPI_Graph_create(MPI_COMM_WORLD, 1, one, below, 0, &comm), MPI_ERR_ARG, "edges");
    EXPECT_REFUSED(MPI_Graph_create(MPI_COMM_WORLD, 1, one, nullptr, 0, &comm), MPI_ERR_ARG, "edges");
    EXPECT_REFUSED(MPI_Graph_map(MPI_COMM_WORLD, 2, two, none, &newrank), MPI_ERR_TOPOLOGY, "nnodes");
    EXPECT_EQ(comm, MPI_COMM_SELF);
}

// 8.5.4: edges that every process lists for itself, with and without weights.
TEST_F(Topologies, DistGraphAdjacent)
{
    const int self[] = {0, 0}, in_weights[] = {3, 4}, out_weights[] = {5, 0};
    int in = -7, out = -7, weighted = -7, sources[3] = {-7, -7, -7}, destinations[3] = {-7, -7, -7};
    int got_in[3] = {-7, -7, -7}, got_out[3] = {-7, -7, -7};
    ASSERT_EQ(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 2, self, in_weights, 2, self, out_weights, MPI_INFO_NULL,
                                             1, &made),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_Dist_graph_neighbors_count(made, &in, &out, &weighted), MPI_SUCCESS);
    EXPECT_EQ(in, 2);
    EXPECT_EQ(out, 2);
    EXPECT_EQ(weighted, 1);
    EXPECT_EQ(MPI_Dist_graph_neighbors(made, 3, sources, got_in, 1, destinations, got_out), MPI_SUCCESS);
    EXPECT_EQ(std::vector<int>(sources, sources + 3), (std::vector<int>{0, 0, -7}));
    EXPECT_EQ(std::vector<int>(got_in, got_in + 3), (std::vector<int>{3, 4, -7}));
    EXPECT_EQ(std::vector<int>(destinations, destinations + 3), (std::vector<int>{0, -7, -7}));
    EXPECT_EQ(std::vector<int>(got_out, got_out + 3), (std::vector<int>{5, -7, -7}));
    EXPECT_EQ(MPI_Dist_graph_neighbors(made, 2, sources, MPI_UNWEIGHTED, 2, destinations, MPI_UNWEIGHTED), MPI_SUCCESS);
    MPI_Comm_free(&made);
    ASSERT_EQ(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, self, MPI_UNWEIGHTED, 1, self, MPI_UNWEIGHTED,
                                             MPI_INFO_NULL, 0, &made),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_Dist_graph_neighbors_count(made, &in, &out, &weighted), MPI_SUCCESS);
    EXPECT_EQ(in, 1);
    EXPECT_EQ(weighted, 0);
    got_in[0] = -7;
    EXPECT_EQ(MPI_Dist_graph_neighbors(made, 1, sources, got_in, 1, destinations, got_out), MPI_SUCCESS);
    EXPECT_EQ(got_in[0], -7);
}

// 8.5.4, R132: MPI_WEIGHTS_EMPTY and MPI_UNWEIGHTED are addresses that are never read.
TEST_F(Topologies, DistGraphWithoutEdges)
{
    int in = -7, out = -7, weighted = -7;
    ASSERT_EQ(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, nullptr, MPI_WEIGHTS_EMPTY, 0, nullptr,
                                             MPI_WEIGHTS_EMPTY, MPI_INFO_NULL, 0, &made),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_Dist_graph_neighbors_count(made, &in, &out, &weighted), MPI_SUCCESS);
    EXPECT_EQ(in, 0);
    EXPECT_EQ(out, 0);
    EXPECT_EQ(weighted, 1);
    EXPECT_EQ(MPI_Dist_graph_neighbors(made, 0, nullptr, MPI_WEIGHTS_EMPTY, 0, nullptr, MPI_WEIGHTS_EMPTY),
              MPI_SUCCESS);
    MPI_Comm_free(&made);
    ASSERT_EQ(
        MPI_Dist_graph_create(MPI_COMM_WORLD, 0, nullptr, nullptr, nullptr, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &made),
        MPI_SUCCESS);
    EXPECT_EQ(MPI_Dist_graph_neighbors_count(made, &in, &out, &weighted), MPI_SUCCESS);
    EXPECT_EQ(in, 0);
    EXPECT_EQ(weighted, 0);
}

// 8.5.4: lists that contradict each other can be asked for, but not used to communicate.
TEST_F(Topologies, DistGraphWhoseListsDiffer)
{
    const int self[] = {0, 0};
    int in = -7, out = -7, weighted = -7, sent[2] = {1, 2}, received[2] = {-7, -7};
    ASSERT_EQ(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 2, self, MPI_UNWEIGHTED, 1, self, MPI_UNWEIGHTED,
                                             MPI_INFO_NULL, 0, &made),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_Dist_graph_neighbors_count(made, &in, &out, &weighted), MPI_SUCCESS);
    EXPECT_EQ(in, 2);
    EXPECT_EQ(out, 1);
    EXPECT_REFUSED(MPI_Neighbor_alltoall(sent, 1, MPI_INT, received, 1, MPI_INT, made), MPI_ERR_TOPOLOGY, "comm");
    EXPECT_EQ(received[0], -7);
}

// 8.5.4: edges that one process lists for all.
TEST_F(Topologies, DistGraph)
{
    const int sources[] = {0, 0, 0}, degrees[] = {1, 0, 2}, destinations[] = {0, 0, 0}, weights[] = {7, 8, 9};
    ASSERT_EQ(
        MPI_Dist_graph_create(MPI_COMM_WORLD, 3, sources, degrees, destinations, weights, MPI_INFO_NULL, 0, &made),
        MPI_SUCCESS);
    int in = -7, out = -7, weighted = -7, neighbours[3], got_in[3], got_out[3];
    EXPECT_EQ(MPI_Dist_graph_neighbors_count(made, &in, &out, &weighted), MPI_SUCCESS);
    EXPECT_EQ(in, 3);
    EXPECT_EQ(out, 3);
    EXPECT_EQ(weighted, 1);
    EXPECT_EQ(MPI_Dist_graph_neighbors(made, 3, neighbours, got_in, 3, neighbours, got_out), MPI_SUCCESS);
    std::sort(got_in, got_in + 3);
    std::sort(got_out, got_out + 3);
    EXPECT_EQ(std::vector<int>(got_in, got_in + 3), (std::vector<int>{7, 8, 9}));
    EXPECT_EQ(std::vector<int>(got_out, got_out + 3), (std::vector<int>{7, 8, 9}));
}

TEST_F(Topologies, WrongDistGraphsAreRefused)
{
    const int self[] = {0, 0}, other[] = {0, 1}, none[] = {MPI_PROC_NULL}, negative[] = {3, -1};
    const int many[] = {INT_MAX, INT_MAX}, two[] = {2};
    MPI_Comm comm = MPI_COMM_SELF;
    const auto adjacent = [&](int in, const int *sources, const int *in_weights, int out, const int *destinations,
                              const int *out_weights) {
        return MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, in, sources, in_weights, out, destinations, out_weights,
                                              MPI_INFO_NULL, 0, &comm);
    };
    EXPECT_REFUSED(adjacent(2, other, MPI_UNWEIGHTED, 2, self, MPI_UNWEIGHTED), MPI_ERR_RANK, "sources");
    EXPECT_REFUSED(adjacent(2, self, MPI_UNWEIGHTED, 2, other, MPI_UNWEIGHTED), MPI_ERR_RANK, "destinations");
    EXPECT_REFUSED(adjacent(1, none, MPI_UNWEIGHTED, 1, none, MPI_UNWEIGHTED), MPI_ERR_RANK, "sources");
    EXPECT_REFUSED(adjacent(2, self, self, 2, self, MPI_UNWEIGHTED), MPI_ERR_ARG, "MPI_UNWEIGHTED");
    EXPECT_REFUSED(adjacent(2, self, negative, 2, self, self), MPI_ERR_ARG, "sourceweights");
    EXPECT_REFUSED(adjacent(2, self, self, 2, self, nullptr), MPI_ERR_ARG, "destweights");
    EXPECT_REFUSED(adjacent(2, self, self, 2, self, MPI_WEIGHTS_EMPTY), MPI_ERR_ARG, "destweights");
    const auto create = [&](int n, const int *sources, const int *degrees, const int *destinations,
                            const int *weights) {
        return MPI_Dist_graph_create(MPI_COMM_WORLD, n, sources, degrees, destinations, weights, MPI_INFO_NULL, 0,
                                     &comm);
    };
    EXPECT_REFUSED(create(2, other, self, self, MPI_UNWEIGHTED), MPI_ERR_RANK, "sources");
    EXPECT_REFUSED(create(1, self, two, other, MPI_UNWEIGHTED), MPI_ERR_RANK, "destinations");
    EXPECT_REFUSED(create(2, self, negative, self, MPI_UNWEIGHTED), MPI_ERR_ARG, "degrees");
    EXPECT_REFUSED(create(2, self, many, self, MPI_UNWEIGHTED), MPI_ERR_ARG, "degrees");
    EXPECT_REFUSED(create(1, self, two, nullptr, MPI_UNWEIGHTED), MPI_ERR_ARG, "destinations");
    EXPECT_REFUSED(create(1, self, two, self, nullptr), MPI_ERR_ARG, "weights");
    EXPECT_REFUSED(create(1, self, two, self, negative), MPI_ERR_ARG, "weights");
    EXPECT_EQ(comm, MPI_COMM_SELF);
}

// ---- MPI_Dims_create, 8.5.2 ----

std::vector<int> dims_for(int nodes, std::vector<int> dims)
{
    EXPECT_EQ(MPI_Dims_create(nodes, static_cast<int>(dims.size()), dims.data()), MPI_SUCCESS);
    return dims;
}

using numbers = std::vector<int>;

// The standard's own table.
TEST(Dims, ExamplesOfTheStandard)
{
    EXPECT_EQ(dims_for(6, {0, 0}), (numbers{3, 2}));
    EXPECT_EQ(dims_for(7, {0, 0}), (numbers{7, 1}));
    EXPECT_EQ(dims_for(6, {0, 3, 0}), (numbers{2, 3, 1}));
    int dims[] = {0, 3, 0};
    EXPECT_REFUSED(MPI_Dims_create(7, 3, dims), MPI_ERR_DIMS, "dims");
    EXPECT_EQ(numbers(dims, dims + 3), (numbers{0, 3, 0}));
}

TEST(Dims, Given)
{
    EXPECT_EQ(dims_for(1, {}), numbers{});
    EXPECT_EQ(dims_for(12, {3, 4}), (numbers{3, 4}));
    EXPECT_EQ(dims_for(12, {0, 1, 0, 2}), (numbers{3, 1, 2, 2}));
    EXPECT_EQ(dims_for(1, {0, 0, 0}), (numbers{1, 1, 1}));
    EXPECT_EQ(dims_for(INT_MAX, {0, 0}), (numbers{INT_MAX, 1}));
    EXPECT_EQ(dims_for(1 << 30, {0, 0, 0}), (numbers{1024, 1024, 1024}));
    EXPECT_EQ(dims_for(5, numbers(40, 0)).front(), 5);
}

TEST(Dims, WrongOnesAreRefused)
{
    int two[] = {0, 2}, both[] = {2, 2}, negative[] = {0, -2}, large[] = {65536, 65536, 65536, 0}, none[] = {0};
    EXPECT_REFUSED(MPI_Dims_create(5, 2, two), MPI_ERR_DIMS, "dims");
    EXPECT_REFUSED(MPI_Dims_create(8, 2, both), MPI_ERR_DIMS, "dims");
    EXPECT_REFUSED(MPI_Dims_create(4, 2, negative), MPI_ERR_DIMS, "dims");
    EXPECT_REFUSED(MPI_Dims_create(65536, 4, large), MPI_ERR_DIMS, "dims");
    EXPECT_REFUSED(MPI_Dims_create(0, 1, none), MPI_ERR_ARG, "nnodes");
    EXPECT_REFUSED(MPI_Dims_create(-4, 1, none), MPI_ERR_ARG, "nnodes");
    EXPECT_REFUSED(MPI_Dims_create(3, 0, nullptr), MPI_ERR_DIMS, "dims");
    EXPECT_EQ(none[0], 0);
}

// The least difference between the largest and the smallest of `count` factors, each at most `largest`, found by trying all.
int least_difference(int product, int count, int largest, int first)
{
    if (count == 1)
        return product <= largest ? first - product : INT_MAX;
    int best = INT_MAX;
    for (int d = 1; d <= std::min(product, largest); ++d)
        if (product % d == 0)
            best = std::min(best, least_difference(product / d, count - 1, d, first));
    return best;
}

// As close to each other as possible, and not increasing: against a search of all factorisations.
TEST(Dims, AreBalanced)
{
    for (int count = 2; count <= 4; ++count)
        for (int product = 1; product <= 400; ++product) {
            const numbers dims = dims_for(product, numbers(static_cast<std::size_t>(count), 0));
            EXPECT_EQ(std::accumulate(dims.begin(), dims.end(), 1, std::multiplies<>()), product);
            EXPECT_TRUE(std::is_sorted(dims.rbegin(), dims.rend()));
            int least = INT_MAX;
            for (int d = 1; d <= product; ++d)
                if (product % d == 0)
                    least = std::min(least, least_difference(product / d, count - 1, d, d));
            EXPECT_EQ(dims.front() - dims.back(), least) << product << " in " << count;
        }
}

// Numbers with very many divisors, and large primes, in up to twelve dimensions: exact, and at once.
TEST(Dims, AreFoundAtOnce)
{
    const auto begin = std::chrono::steady_clock::now();
    for (const int product : {735134400, 1102701600, 1396755360, 2095133040, 2147483647, 2147483646, 1 << 30,
                              1162261467, 46340 * 46340, 2147302921})
        for (std::size_t count = 1; count <= 12; ++count) {
            const numbers dims = dims_for(product, numbers(count, 0));
            EXPECT_EQ(std::accumulate(dims.begin(), dims.end(), 1LL, std::multiplies<>()), product);
            EXPECT_TRUE(std::is_sorted(dims.rbegin(), dims.rend()));
        }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
