// Neighbourhood collectives on one process (MPI 5.0, 8.6 to 8.8): along the edges from the process to itself, in every form.
#include "forms.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <numeric>

namespace {

constexpr int n = 3;  // elements of a block

MPI_Comm make_grid(std::initializer_list<int> periods)
{
    const std::vector<int> dims(periods.size(), 1), wraps(periods);
    MPI_Comm made = MPI_COMM_NULL;
    EXPECT_EQ(MPI_Cart_create(MPI_COMM_SELF, static_cast<int>(dims.size()), dims.data(), wraps.data(), 0, &made),
              MPI_SUCCESS);
    return made;
}

MPI_Comm make_distributed(int edges)
{
    const std::vector<int> self(edges, 0);
    MPI_Comm made = MPI_COMM_NULL;
    EXPECT_EQ(MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, edges, self.data(), MPI_UNWEIGHTED, edges, self.data(),
                                             MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &made),
              MPI_SUCCESS);
    return made;
}

MPI_Comm make_graph(int edges)
{
    const std::vector<int> self(edges, 0);
    MPI_Comm made = MPI_COMM_NULL;
    EXPECT_EQ(MPI_Graph_create(MPI_COMM_SELF, 1, &edges, self.data(), 0, &made), MPI_SUCCESS);
    return made;
}

using blocks = std::vector<int>;  // of each block received, which block it is that was sent; -1: none

// Block k holds 10 k, 10 k + 1, 10 k + 2.
std::vector<int> numbered(int count)
{
    std::vector<int> made(count * n);
    for (int i = 0; i < count * n; ++i)
        made[i] = 10 * (i / n) + i % n;
    return made;
}

std::vector<int> expected_of(const blocks &from)
{
    std::vector<int> made;
    for (const int block : from)
        for (int i = 0; i < n; ++i)
            made.push_back(block < 0 ? -1 : 10 * block + i);
    return made;
}

class Neighborhood : public testing::Test {
protected:
    MPI_Comm comm = MPI_COMM_NULL;
    std::vector<int> sent, received;

    void use(MPI_Comm made, int degree)
    {
        comm = made;
        sent = numbered(degree);
        received.assign(degree * n, -1);
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    }
    void TearDown() override
    {
        if (comm != MPI_COMM_NULL)
            MPI_Comm_free(&comm);
    }
    void expect(const std::vector<form> &forms, const blocks &from)
    {
        for (const form &one : forms) {
            std::fill(received.begin(), received.end(), -1);
            EXPECT_EQ(one.call(), MPI_SUCCESS) << one.name;
            EXPECT_EQ(received, expected_of(from)) << one.name;
        }
    }
    // The five routines, all of blocks of n integers that follow each other.
    void expect_alltoall(const blocks &from)
    {
        const int degree = static_cast<int>(from.size());
        std::vector<int> ones(degree, n), steps(degree);
        std::vector<MPI_Count> large_ones(degree, n);
        std::vector<MPI_Aint> large_steps(degree), bytes(degree);
        const std::vector<MPI_Datatype> types(degree, MPI_INT);
        for (int i = 0; i < degree; ++i) {
            steps[i] = n * i;
            large_steps[i] = n * i;
            bytes[i] = n * i * static_cast<MPI_Aint>(sizeof(int));
        }
        expect(FORMS(Neighbor_alltoall, Ineighbor_alltoall, sent.data(), n, MPI_INT, received.data(), n, MPI_INT, comm),
               from);
        expect({BLOCKING(MPI_Neighbor_alltoallv, sent.data(), ones.data(), steps.data(), MPI_INT, received.data(),
                         ones.data(), steps.data(), MPI_INT, comm),
                NONBLOCKING(MPI_Ineighbor_alltoallv, sent.data(), ones.data(), steps.data(), MPI_INT, received.data(),
                            ones.data(), steps.data(), MPI_INT, comm),
                PERSISTENT(MPI_Neighbor_alltoallv_init_c, sent.data(), large_ones.data(), large_steps.data(), MPI_INT,
                           received.data(), large_ones.data(), large_steps.data(), MPI_INT, comm)},
               from);
        expect({BLOCKING(MPI_Neighbor_alltoallw, sent.data(), ones.data(), bytes.data(), types.data(), received.data(),
                         ones.data(), bytes.data(), types.data(), comm),
                NONBLOCKING(MPI_Ineighbor_alltoallw_c, sent.data(), large_ones.data(), bytes.data(), types.data(),
                            received.data(), large_ones.data(), bytes.data(), types.data(), comm),
                PERSISTENT(MPI_Neighbor_alltoallw_init, sent.data(), ones.data(), bytes.data(), types.data(),
                           received.data(), ones.data(), bytes.data(), types.data(), comm)},
               from);
    }
    void expect_allgather(const blocks &from)
    {
        const int degree = static_cast<int>(from.size());
        std::vector<int> ones(degree, n), steps(degree);
        for (int i = 0; i < degree; ++i)
            steps[i] = n * i;
        expect(
            FORMS(Neighbor_allgather, Ineighbor_allgather, sent.data(), n, MPI_INT, received.data(), n, MPI_INT, comm),
            from);
        expect({BLOCKING(MPI_Neighbor_allgatherv, sent.data(), n, MPI_INT, received.data(), ones.data(), steps.data(),
                         MPI_INT, comm),
                NONBLOCKING(MPI_Ineighbor_allgatherv, sent.data(), n, MPI_INT, received.data(), ones.data(),
                            steps.data(), MPI_INT, comm),
                PERSISTENT(MPI_Neighbor_allgatherv_init, sent.data(), n, MPI_INT, received.data(), ones.data(),
                           steps.data(), MPI_INT, comm)},
               from);
    }
};

}  // namespace

// 8.6: in a periodic dimension of extent 1 what goes down comes from above, and the other way round.
TEST_F(Neighborhood, PeriodicGrid)
{
    use(make_grid({1}), 2);
    expect_alltoall({1, 0});
    expect_allgather({0, 0});
}

// 8.6: dimensions one after the other; at the ends of a non-periodic one nothing is sent, and blocks stay as they are.
TEST_F(Neighborhood, GridOfBothKinds)
{
    use(make_grid({1, 0, 1}), 6);
    expect_alltoall({1, 0, -1, -1, 5, 4});
    expect_allgather({0, 0, -1, -1, 0, 0});
}

// 8.6
TEST_F(Neighborhood, GridWithoutNeighbours)
{
    use(make_grid({0, 0}), 4);
    expect_alltoall({-1, -1, -1, -1});
    expect_allgather({-1, -1, -1, -1});
}

// 8.5.1: a grid without dimensions has no neighbours.
TEST_F(Neighborhood, GridWithoutDimensions)
{
    use(make_grid({}), 0);
    expect_alltoall({});
    expect_allgather({});
}

// 8.6: the k-th edge to a process is the k-th edge from it.
TEST_F(Neighborhood, DistributedGraph)
{
    use(make_distributed(3), 3);
    expect_alltoall({0, 1, 2});
    expect_allgather({0, 0, 0});
}

// 8.6
TEST_F(Neighborhood, DistributedGraphWithoutEdges)
{
    use(make_distributed(0), 0);
    expect_alltoall({});
    expect_allgather({});
}

// 8.6
TEST_F(Neighborhood, Graph)
{
    use(make_graph(2), 2);
    expect_alltoall({0, 1});
    expect_allgather({0, 0});
}

// 8.6.2: each edge has its own count, displacement and datatype.
TEST_F(Neighborhood, BlocksOfDifferentKinds)
{
    use(make_distributed(2), 4);
    const int sendcounts[] = {1, 8}, recvcounts[] = {4, 1};
    const MPI_Aint sdispls[] = {20, 0}, rdispls[] = {0, 16};
    MPI_Datatype two;
    MPI_Type_contiguous(2, MPI_INT, &two);
    MPI_Datatype one_int;
    MPI_Type_contiguous(1, MPI_INT, &one_int);
    MPI_Type_commit(&two);
    MPI_Type_commit(&one_int);
    const MPI_Datatype sendtypes[] = {one_int, MPI_BYTE}, recvtypes[] = {MPI_BYTE, two};
    MPI_Request request;
    ASSERT_EQ(MPI_Neighbor_alltoallw_init(sent.data(), sendcounts, sdispls, sendtypes, received.data(), recvcounts,
                                          rdispls, recvtypes, comm, MPI_INFO_NULL, &request),
              MPI_SUCCESS);
    MPI_Type_free(&two);
    MPI_Type_free(&one_int);
    EXPECT_EQ(start_twice(request), MPI_SUCCESS);
    EXPECT_EQ(received, (std::vector<int>{12, -1, -1, -1, 0, 1, -1, -1, -1, -1, -1, -1}));
}

// 8.6: a duplicate of a communicator has its neighbours.
TEST_F(Neighborhood, OfADuplicate)
{
    MPI_Comm grid = make_grid({1}), copy;
    MPI_Comm_dup(grid, &copy);
    MPI_Comm_free(&grid);
    use(copy, 2);
    expect_alltoall({1, 0});
}

// 8.6: without a topology there is no neighbourhood.
TEST_F(Neighborhood, WithoutTopology)
{
    int a[4] = {}, r[4] = {};
    EXPECT_CLASS(MPI_ERR_TOPOLOGY, Neighbor_alltoall, Ineighbor_alltoall, a, 1, MPI_INT, r, 1, MPI_INT, MPI_COMM_WORLD);
    EXPECT_CLASS(MPI_ERR_TOPOLOGY, Neighbor_allgather, Ineighbor_allgather, a, 1, MPI_INT, r, 1, MPI_INT,
                 MPI_COMM_WORLD);
    const array one{1}, none{0};
    EXPECT_CLASS(MPI_ERR_TOPOLOGY, Neighbor_allgatherv, Ineighbor_allgatherv, a, 1, MPI_INT, r, one, none, MPI_INT,
                 MPI_COMM_WORLD);
    EXPECT_CLASS(MPI_ERR_TOPOLOGY, Neighbor_alltoallv, Ineighbor_alltoallv, a, one, none, MPI_INT, r, one, none,
                 MPI_INT, MPI_COMM_WORLD);
}

// 8.6: bad arguments; nothing is written.
TEST_F(Neighborhood, ArgumentsAreChecked)
{
    use(make_grid({1}), 2);
    int *const s = sent.data(), *const r = received.data();
    const array counts{n, n}, displs{0, n}, less{n, n - 1}, more{n, n + 1}, negative{n, -1};
    const no_array missing;
    const MPI_Datatype types[] = {MPI_INT, MPI_INT}, null[] = {MPI_INT, MPI_DATATYPE_NULL};
    const MPI_Aint bytes[] = {0, n * sizeof(int)};
    EXPECT_CLASS(MPI_ERR_BUFFER, Neighbor_alltoall, Ineighbor_alltoall, MPI_IN_PLACE, n, MPI_INT, r, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Neighbor_alltoall, Ineighbor_alltoall, s, n, MPI_INT, MPI_IN_PLACE, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Neighbor_alltoall, Ineighbor_alltoall, s, n, MPI_INT, s, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Neighbor_alltoall, Ineighbor_alltoall, s, n, MPI_INT, s + 1, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Neighbor_alltoall, Ineighbor_alltoall, nullptr, n, MPI_INT, r, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Neighbor_allgather, Ineighbor_allgather, s, n, MPI_INT, nullptr, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Neighbor_alltoall, Ineighbor_alltoall, s, n, MPI_INT, r, n - 1, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Neighbor_alltoall, Ineighbor_alltoall, s, n - 1, MPI_INT, r, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Neighbor_alltoallv, Ineighbor_alltoallv, s, counts, displs, MPI_INT, r, less, displs,
                 MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Neighbor_alltoallv, Ineighbor_alltoallv, s, counts, displs, MPI_INT, r, more, displs,
                 MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Neighbor_allgatherv, Ineighbor_allgatherv, s, n, MPI_INT, r, negative, displs, MPI_INT,
                 comm);
    EXPECT_CLASS(MPI_ERR_ARG, Neighbor_allgatherv, Ineighbor_allgatherv, s, n, MPI_INT, r, missing, displs, MPI_INT,
                 comm);
    EXPECT_CLASS(MPI_ERR_ARG, Neighbor_alltoallv, Ineighbor_alltoallv, s, counts, missing, MPI_INT, r, counts, displs,
                 MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_TYPE, Neighbor_alltoallw, Ineighbor_alltoallw, s, counts, bytes, types, r, counts, bytes, null,
                 comm);
    EXPECT_CLASS(MPI_ERR_ARG, Neighbor_alltoallw, Ineighbor_alltoallw, s, counts, bytes, nullptr, r, counts, bytes,
                 types, comm);
    EXPECT_CLASS(MPI_ERR_COMM, Neighbor_alltoall, Ineighbor_alltoall, s, n, MPI_INT, r, n, MPI_INT, MPI_COMM_NULL);
    EXPECT_EQ(received, expected_of({-1, -1}));
}

// 8.6: one block may lie beside the other in one buffer, as long as what is sent and what is received are apart.
TEST_F(Neighborhood, OneBufferForBoth)
{
    use(make_grid({1}), 4);
    int *const all = sent.data();
    const array counts{n, n}, front{0, n}, back{2 * n, 3 * n}, crossed{n, 2 * n};
    EXPECT_EQ(MPI_Neighbor_alltoallv(all, counts, front, MPI_INT, all, counts, back, MPI_INT, comm), MPI_SUCCESS);
    EXPECT_EQ(sent, (std::vector<int>{0, 1, 2, 10, 11, 12, 10, 11, 12, 0, 1, 2}));
    EXPECT_EQ(class_of(MPI_Neighbor_alltoallv(all, counts, front, MPI_INT, all, counts, crossed, MPI_INT, comm)),
              MPI_ERR_BUFFER);
}

int main(int argc, char **argv) { return run_tests(argc, argv); }
