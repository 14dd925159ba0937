// Collective communication on one process (MPI 5.0, chapter 6), every routine in every form.
#include "forms.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <climits>
#include <numeric>
#include <utility>

namespace {

const MPI_Comm comm = MPI_COMM_WORLD;
constexpr int n = 6;

struct Buffers {
    std::vector<int> sent = std::vector<int>(2 * n), received = std::vector<int>(4 * n, -1);
    Buffers() { std::iota(sent.begin(), sent.end(), 100); }
    // Exactly the first n of what is sent lie at an index; all else is as before.
    bool arrived_at(int index) const
    {
        for (int i = 0; i < 4 * n; ++i)
            if (received[i] != (i >= index && i < index + n ? 100 + i - index : -1))
                return false;
        return true;
    }
    bool untouched() const { return received == std::vector<int>(4 * n, -1); }
};

class Collectives : public testing::Test {
protected:
    Buffers b;
    // Run forms one by one; after each the data lies at an index, or (-1) nothing was written.
    void expect(const std::vector<form> &forms, int index)
    {
        for (const form &one : forms) {
            b = Buffers();
            EXPECT_EQ(one.call(), MPI_SUCCESS) << one.name;
            EXPECT_TRUE(index < 0 ? b.untouched() : b.arrived_at(index)) << one.name;
        }
    }
};

}  // namespace

#define SENT b.sent.data()
#define RECEIVED b.received.data()

// 6.3, 6.12.1, 6.13.1
TEST_F(Collectives, Barrier)
{
    for (const form &one :
         {BLOCKING(MPI_Barrier, comm), NONBLOCKING(MPI_Ibarrier, comm), PERSISTENT(MPI_Barrier_init, comm)})
        EXPECT_EQ(one.call(), MPI_SUCCESS) << one.name;
}

// 6.4: the root has what it sends.
TEST_F(Collectives, Bcast)
{
    expect(FORMS(Bcast, Ibcast, SENT, n, MPI_INT, 0, comm), -1);
    EXPECT_EQ(b.sent[1], 101);
    EXPECT_CLASS(MPI_SUCCESS, Bcast, Ibcast, nullptr, 0, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Bcast, Ibcast, SENT, n, MPI_INT, 1, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Bcast, Ibcast, SENT, n, MPI_INT, MPI_ROOT, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Bcast, Ibcast, SENT, n, MPI_INT, MPI_PROC_NULL, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Bcast, Ibcast, SENT, -1, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Bcast, Ibcast, nullptr, 1, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Bcast, Ibcast, MPI_IN_PLACE, 1, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_TYPE, Bcast, Ibcast, SENT, 1, MPI_DATATYPE_NULL, 0, comm);
    EXPECT_CLASS(MPI_ERR_COMM, Bcast, Ibcast, SENT, 1, MPI_INT, 0, MPI_COMM_NULL);
}

// 6.5, 6.7, 6.8: what is sent to oneself arrives, whatever the datatypes on both sides.
TEST_F(Collectives, EqualBlocks)
{
    expect(FORMS(Gather, Igather, SENT, n, MPI_INT, RECEIVED, n, MPI_INT, 0, comm), 0);
    expect(FORMS(Gather, Igather, SENT, n, MPI_INT, RECEIVED, 4 * n, MPI_BYTE, 0, comm), 0);
    expect(FORMS(Scatter, Iscatter, SENT, n, MPI_INT, RECEIVED, n, MPI_INT, 0, comm), 0);
    expect(FORMS(Allgather, Iallgather, SENT, n, MPI_INT, RECEIVED, n, MPI_INT, comm), 0);
    expect(FORMS(Alltoall, Ialltoall, SENT, n, MPI_INT, RECEIVED, n, MPI_INT, comm), 0);
}

// 6.5, 6.6: displacements are in extents of the datatype.
TEST_F(Collectives, VaryingBlocks)
{
    const array count{n}, two{2}, none{0};
    expect(FORMS(Gatherv, Igatherv, SENT, n, MPI_INT, RECEIVED, count, two, MPI_INT, 0, comm), 2);
    expect(FORMS(Scatterv, Iscatterv, SENT, count, none, MPI_INT, RECEIVED + 3, n, MPI_INT, 0, comm), 3);
    expect(FORMS(Scatterv, Iscatterv, SENT - 2, count, two, MPI_INT, RECEIVED, n, MPI_INT, 0, comm), 0);
    expect(FORMS(Allgatherv, Iallgatherv, SENT, n, MPI_INT, RECEIVED, count, two, MPI_INT, comm), 2);
    expect(FORMS(Alltoallv, Ialltoallv, SENT - 2, count, two, MPI_INT, RECEIVED, count, none, MPI_INT, comm), 0);
    expect(FORMS(Alltoallv, Ialltoallv, SENT, count, none, MPI_INT, RECEIVED, count, two, MPI_INT, comm), 2);
    expect(FORMS(Gatherv, Igatherv, SENT, 0, MPI_INT, RECEIVED, none, two, MPI_INT, 0, comm), -1);
}

// 6.8: displacements of MPI_Alltoallw are in bytes.
TEST_F(Collectives, Alltoallw)
{
    const array ints{n}, bytes{4 * n}, none{0}, eight{8};
    const MPI_Datatype integer[] = {MPI_INT}, byte[] = {MPI_BYTE}, null[] = {MPI_DATATYPE_NULL};
    const no_array missing;
    expect(FORMS(Alltoallw, Ialltoallw, SENT, ints, none, integer, RECEIVED, bytes, eight, byte, comm), 2);
    expect(FORMS(Alltoallw, Ialltoallw, SENT - 2, bytes, eight, byte, RECEIVED, ints, none, integer, comm), 0);
    expect(FORMS(Alltoallw, Ialltoallw, MPI_IN_PLACE, missing, missing, nullptr, RECEIVED, ints, none, integer, comm),
           -1);
    EXPECT_CLASS(MPI_ERR_TYPE, Alltoallw, Ialltoallw, SENT, ints, none, null, RECEIVED, ints, none, integer, comm);
    EXPECT_CLASS(MPI_ERR_TYPE, Alltoallw, Ialltoallw, SENT, ints, none, integer, RECEIVED, ints, none, null, comm);
    EXPECT_CLASS(MPI_ERR_ARG, Alltoallw, Ialltoallw, SENT, ints, none, nullptr, RECEIVED, ints, none, integer, comm);
    EXPECT_CLASS(MPI_ERR_ARG, Alltoallw, Ialltoallw, SENT, missing, none, integer, RECEIVED, ints, none, integer, comm);
    EXPECT_CLASS(MPI_ERR_ARG, Alltoallw, Ialltoallw, SENT, ints, none, integer, RECEIVED, ints, missing, integer, comm);
}

// 5.2: gaps on either side.
TEST_F(Collectives, DerivedDatatypes)
{
    MPI_Datatype every_second;
    MPI_Type_vector(n, 1, 2, MPI_INT, &every_second);
    MPI_Type_commit(&every_second);
    for (const form &one : FORMS(Gather, Igather, SENT, n, MPI_INT, RECEIVED, 1, every_second, 0, comm)) {
        b = Buffers();
        EXPECT_EQ(one.call(), MPI_SUCCESS) << one.name;
        for (int i = 0; i < 4 * n; ++i)
            EXPECT_EQ(b.received[i], i % 2 == 0 && i < 2 * n ? 100 + i / 2 : -1) << one.name;
    }
    for (const form &one : FORMS(Alltoall, Ialltoall, SENT, 1, every_second, RECEIVED, n, MPI_INT, comm)) {
        b = Buffers();
        EXPECT_EQ(one.call(), MPI_SUCCESS) << one.name;
        for (int i = 0; i < 4 * n; ++i)
            EXPECT_EQ(b.received[i], i < n ? 100 + 2 * i : -1) << one.name;
    }
    MPI_Type_free(&every_second);
}

// 2.5.4: both buffers may be MPI_BOTTOM when the datatypes have absolute addresses.
TEST_F(Collectives, AbsoluteAddresses)
{
    MPI_Aint at;
    const int length = n;
    MPI_Datatype from, to;
    MPI_Get_address(SENT, &at);
    MPI_Type_create_hindexed(1, &length, &at, MPI_INT, &from);
    MPI_Get_address(RECEIVED, &at);
    MPI_Type_create_hindexed(1, &length, &at, MPI_INT, &to);
    MPI_Type_commit(&from);
    MPI_Type_commit(&to);
    EXPECT_EQ(MPI_Allgather(MPI_BOTTOM, 1, from, MPI_BOTTOM, 1, to, comm), MPI_SUCCESS);
    EXPECT_TRUE(b.arrived_at(0));
    EXPECT_EQ(class_of(MPI_Allgather(MPI_BOTTOM, 1, from, MPI_BOTTOM, 1, from, comm)), MPI_ERR_BUFFER);
    MPI_Type_free(&from);
    MPI_Type_free(&to);
}

// 6.9, 6.10, 6.11: the one contribution is the result.
TEST_F(Collectives, Reductions)
{
    const array count{n};
    expect(FORMS(Reduce, Ireduce, SENT, RECEIVED, n, MPI_INT, MPI_SUM, 0, comm), 0);
    expect(FORMS(Allreduce, Iallreduce, SENT, RECEIVED, n, MPI_INT, MPI_MAX, comm), 0);
    expect(FORMS(Scan, Iscan, SENT, RECEIVED, n, MPI_INT, MPI_PROD, comm), 0);
    expect(FORMS(Reduce_scatter_block, Ireduce_scatter_block, SENT, RECEIVED, n, MPI_INT, MPI_BOR, comm), 0);
    expect(FORMS(Reduce_scatter, Ireduce_scatter, SENT, RECEIVED, count, MPI_INT, MPI_LXOR, comm), 0);
}

// 6.11.2: on rank 0 the receive buffer of MPI_Exscan is not significant.
TEST_F(Collectives, Exscan)
{
    expect(FORMS(Exscan, Iexscan, SENT, RECEIVED, n, MPI_INT, MPI_SUM, comm), -1);
    expect(FORMS(Exscan, Iexscan, MPI_IN_PLACE, RECEIVED, n, MPI_INT, MPI_SUM, comm), -1);
    for (void *const any : {MPI_IN_PLACE, static_cast<void *>(nullptr)})
        expect(FORMS(Exscan, Iexscan, SENT, any, n, MPI_INT, MPI_SUM, comm), -1);
    EXPECT_CLASS(MPI_ERR_OP, Exscan, Iexscan, SENT, RECEIVED, n, MPI_INT, MPI_MINLOC, comm);
    EXPECT_CLASS(MPI_ERR_OP, Exscan, Iexscan, SENT, RECEIVED, n, MPI_INT, MPI_OP_NULL, comm);
}

// MPI_IN_PLACE where it is allowed: nothing moves, and the ignored arguments may be anything.
TEST_F(Collectives, InPlace)
{
    const array count{n}, none{0};
    const no_array missing;
    const MPI_Datatype null = MPI_DATATYPE_NULL;
    expect(FORMS(Gather, Igather, MPI_IN_PLACE, -7, null, RECEIVED, n, MPI_INT, 0, comm), -1);
    expect(FORMS(Gatherv, Igatherv, MPI_IN_PLACE, -7, null, RECEIVED, count, none, MPI_INT, 0, comm), -1);
    expect(FORMS(Scatter, Iscatter, SENT, n, MPI_INT, MPI_IN_PLACE, -7, null, 0, comm), -1);
    expect(FORMS(Scatterv, Iscatterv, SENT, count, none, MPI_INT, MPI_IN_PLACE, -7, null, 0, comm), -1);
    expect(FORMS(Allgather, Iallgather, MPI_IN_PLACE, -7, null, RECEIVED, n, MPI_INT, comm), -1);
    expect(FORMS(Allgatherv, Iallgatherv, MPI_IN_PLACE, -7, null, RECEIVED, count, none, MPI_INT, comm), -1);
    expect(FORMS(Alltoall, Ialltoall, MPI_IN_PLACE, -7, null, RECEIVED, n, MPI_INT, comm), -1);
    expect(FORMS(Alltoallv, Ialltoallv, MPI_IN_PLACE, missing, missing, null, RECEIVED, count, none, MPI_INT, comm),
           -1);
    expect(FORMS(Reduce, Ireduce, MPI_IN_PLACE, RECEIVED, n, MPI_INT, MPI_SUM, 0, comm), -1);
    expect(FORMS(Allreduce, Iallreduce, MPI_IN_PLACE, RECEIVED, n, MPI_INT, MPI_SUM, comm), -1);
    expect(FORMS(Scan, Iscan, MPI_IN_PLACE, RECEIVED, n, MPI_INT, MPI_SUM, comm), -1);
    expect(FORMS(Reduce_scatter_block, Ireduce_scatter_block, MPI_IN_PLACE, RECEIVED, n, MPI_INT, MPI_SUM, comm), -1);
    expect(FORMS(Reduce_scatter, Ireduce_scatter, MPI_IN_PLACE, RECEIVED, count, MPI_INT, MPI_SUM, comm), -1);
}

// MPI_IN_PLACE where it is not allowed.
TEST_F(Collectives, InPlaceElsewhere)
{
    const array count{n}, none{0};
    const MPI_Datatype types[] = {MPI_INT};
    EXPECT_CLASS(MPI_ERR_BUFFER, Gather, Igather, SENT, n, MPI_INT, MPI_IN_PLACE, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Gather, Igather, MPI_IN_PLACE, n, MPI_INT, MPI_IN_PLACE, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Gatherv, Igatherv, SENT, n, MPI_INT, MPI_IN_PLACE, count, none, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Scatter, Iscatter, MPI_IN_PLACE, n, MPI_INT, RECEIVED, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Scatterv, Iscatterv, MPI_IN_PLACE, count, none, MPI_INT, RECEIVED, n, MPI_INT, 0,
                 comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Allgather, Iallgather, SENT, n, MPI_INT, MPI_IN_PLACE, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Allgatherv, Iallgatherv, SENT, n, MPI_INT, MPI_IN_PLACE, count, none, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Alltoall, Ialltoall, SENT, n, MPI_INT, MPI_IN_PLACE, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Alltoallv, Ialltoallv, SENT, count, none, MPI_INT, MPI_IN_PLACE, count, none, MPI_INT,
                 comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Alltoallw, Ialltoallw, SENT, count, none, types, MPI_IN_PLACE, count, none, types,
                 comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Reduce, Ireduce, SENT, MPI_IN_PLACE, n, MPI_INT, MPI_SUM, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Allreduce, Iallreduce, SENT, MPI_IN_PLACE, n, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Scan, Iscan, SENT, MPI_IN_PLACE, n, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Reduce_scatter_block, Ireduce_scatter_block, SENT, MPI_IN_PLACE, n, MPI_INT, MPI_SUM,
                 comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Reduce_scatter, Ireduce_scatter, SENT, MPI_IN_PLACE, count, MPI_INT, MPI_SUM, comm);
    EXPECT_TRUE(b.untouched());
}

// 6.5 and on: both sides must describe as much data. Less room is MPI_ERR_TRUNCATE; nothing is read beyond what was sent.
TEST_F(Collectives, AmountsMustAgree)
{
    const array more{n + 1}, less{n - 1}, count{n}, none{0};
    const MPI_Datatype types[] = {MPI_INT};
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Gather, Igather, SENT, n, MPI_INT, RECEIVED, n - 1, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Gather, Igather, SENT, n, MPI_INT, RECEIVED, n + 1, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Gather, Igather, SENT, n, MPI_DOUBLE, RECEIVED, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Gatherv, Igatherv, SENT, n, MPI_INT, RECEIVED, less, none, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Gatherv, Igatherv, SENT, n, MPI_INT, RECEIVED, more, none, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Scatter, Iscatter, SENT, n, MPI_INT, RECEIVED, n - 1, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Scatter, Iscatter, SENT, n, MPI_INT, RECEIVED, n + 1, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Scatterv, Iscatterv, SENT, more, none, MPI_INT, RECEIVED, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Allgather, Iallgather, SENT, n, MPI_INT, RECEIVED, n - 1, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Allgather, Iallgather, SENT, n, MPI_INT, RECEIVED, n + 1, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Allgatherv, Iallgatherv, SENT, n, MPI_INT, RECEIVED, less, none, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Alltoall, Ialltoall, SENT, n, MPI_INT, RECEIVED, n - 1, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Alltoallv, Ialltoallv, SENT, more, none, MPI_INT, RECEIVED, count, none, MPI_INT,
                 comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Alltoallv, Ialltoallv, SENT, less, none, MPI_INT, RECEIVED, count, none, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_TRUNCATE, Alltoallw, Ialltoallw, SENT, more, none, types, RECEIVED, count, none, types, comm);
    EXPECT_TRUE(b.untouched());
}

// 6.1: buffers must not overlap; nothing comes from address 0.
TEST_F(Collectives, BuffersAreChecked)
{
    const array count{n}, none{0}, two{2};
    EXPECT_CLASS(MPI_ERR_BUFFER, Gather, Igather, SENT, n, MPI_INT, SENT, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Gather, Igather, SENT, n, MPI_INT, SENT + 1, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Gatherv, Igatherv, SENT + 2, n, MPI_INT, SENT, count, two, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Scatter, Iscatter, SENT, n, MPI_INT, SENT, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Alltoallv, Ialltoallv, SENT, count, none, MPI_INT, SENT, count, none, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Allreduce, Iallreduce, SENT, SENT, n, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Allreduce, Iallreduce, nullptr, RECEIVED, n, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Allreduce, Iallreduce, SENT, nullptr, n, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Gatherv, Igatherv, SENT, n, MPI_INT, nullptr, count, two, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_BUFFER, Alltoall, Ialltoall, MPI_BUFFER_AUTOMATIC, n, MPI_INT, RECEIVED, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_SUCCESS, Allreduce, Iallreduce, SENT, SENT, 0, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_SUCCESS, Allreduce, Iallreduce, nullptr, nullptr, 0, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_SUCCESS, Alltoall, Ialltoall, nullptr, 0, MPI_INT, nullptr, 0, MPI_INT, comm);
    EXPECT_TRUE(b.untouched());
    EXPECT_EQ(b.sent[1], 101);
}

// 6.2, 6.5: counts, datatypes, arrays and roots.
TEST_F(Collectives, ArgumentsAreChecked)
{
    const array count{n}, none{0}, negative{-1};
    const no_array missing;
    MPI_Datatype raw;
    MPI_Type_contiguous(1, MPI_INT, &raw);
    EXPECT_CLASS(MPI_ERR_TYPE, Gather, Igather, SENT, n, raw, RECEIVED, n, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_TYPE, Gather, Igather, SENT, n, MPI_INT, RECEIVED, n, raw, 0, comm);
    EXPECT_CLASS(MPI_ERR_TYPE, Bcast, Ibcast, SENT, n, raw, 0, comm);
    MPI_Type_free(&raw);
    EXPECT_CLASS(MPI_ERR_COUNT, Allgather, Iallgather, SENT, -1, MPI_INT, RECEIVED, n, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Allgatherv, Iallgatherv, SENT, n, MPI_INT, RECEIVED, negative, none, MPI_INT, comm);
    EXPECT_CLASS(MPI_ERR_COUNT, Reduce_scatter, Ireduce_scatter, SENT, RECEIVED, negative, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_ERR_ARG, Reduce_scatter, Ireduce_scatter, SENT, RECEIVED, missing, MPI_INT, MPI_SUM, comm);
    EXPECT_CLASS(MPI_ERR_ARG, Gatherv, Igatherv, SENT, n, MPI_INT, RECEIVED, missing, none, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_ARG, Gatherv, Igatherv, SENT, n, MPI_INT, RECEIVED, count, missing, MPI_INT, 0, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Gather, Igather, SENT, n, MPI_INT, RECEIVED, n, MPI_INT, 1, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Gatherv, Igatherv, SENT, n, MPI_INT, RECEIVED, count, none, MPI_INT, 1, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Scatter, Iscatter, SENT, n, MPI_INT, RECEIVED, n, MPI_INT, -1, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Scatterv, Iscatterv, SENT, count, none, MPI_INT, RECEIVED, n, MPI_INT, 7, comm);
    EXPECT_CLASS(MPI_ERR_ROOT, Reduce, Ireduce, SENT, RECEIVED, n, MPI_INT, MPI_SUM, 1, comm);
    EXPECT_CLASS(MPI_ERR_OP, Reduce, Ireduce, SENT, RECEIVED, n, MPI_CHAR, MPI_SUM, 0, comm);
    EXPECT_CLASS(MPI_ERR_OP, Scan, Iscan, SENT, RECEIVED, n, MPI_FLOAT, MPI_BAND, comm);
    EXPECT_CLASS(MPI_ERR_OP, Reduce_scatter_block, Ireduce_scatter_block, SENT, RECEIVED, n, MPI_INT, MPI_REPLACE,
                 comm);
    EXPECT_TRUE(b.untouched());
}

// 6.12: nonblocking collectives complete in any order, by any of the completing calls.
TEST_F(Collectives, ManyAtOnce)
{
    MPI_Request requests[4];
    std::vector<int> other(n), third(n);
    EXPECT_EQ(MPI_Iallreduce(SENT, RECEIVED, n, MPI_INT, MPI_SUM, comm, &requests[0]), MPI_SUCCESS);
    EXPECT_EQ(MPI_Ibarrier(comm, &requests[1]), MPI_SUCCESS);
    EXPECT_EQ(MPI_Ialltoall(SENT, n, MPI_INT, other.data(), n, MPI_INT, comm, &requests[2]), MPI_SUCCESS);
    EXPECT_EQ(MPI_Igather(SENT, n, MPI_INT, third.data(), n, MPI_INT, 0, comm, &requests[3]), MPI_SUCCESS);
    for (const MPI_Request request : requests)
        EXPECT_NE(request, MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Waitall(4, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    for (const MPI_Request request : requests)
        EXPECT_EQ(request, MPI_REQUEST_NULL);
    EXPECT_TRUE(b.arrived_at(0));
    EXPECT_EQ(other, std::vector<int>(SENT, SENT + n));
    EXPECT_EQ(third, other);
}

// 6.13: each start moves what the buffers hold then; the arguments were read when the request was made.
TEST_F(Collectives, PersistentRequestsKeepTheirArguments)
{
    MPI_Datatype type;
    MPI_Type_contiguous(n, MPI_INT, &type);
    MPI_Type_commit(&type);
    array count{1}, displ{0};
    MPI_Request request = MPI_REQUEST_NULL;
    ASSERT_EQ(MPI_Allgatherv_init(SENT, 1, type, RECEIVED, count, displ, type, comm, MPI_INFO_NULL, &request),
              MPI_SUCCESS);
    MPI_Type_free(&type);
    count.fill(-5);
    displ.fill(1 << 20);
    EXPECT_TRUE(b.untouched());
    for (int round = 0; round < 3; ++round) {
        b.sent[0] = 1000 + round;
        ASSERT_EQ(MPI_Start(&request), MPI_SUCCESS);
        ASSERT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(b.received[0], 1000 + round);
        EXPECT_EQ(b.received[n - 1], 100 + n - 1);
        EXPECT_EQ(b.received[n], -1);
    }
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
}

namespace {

void never(void *, void *, int *, MPI_Datatype *) { ADD_FAILURE() << "there is one contribution: nothing to combine"; }

}  // namespace

// 6.9.5: an operation may be freed while a request needs it.
TEST_F(Collectives, PersistentReductionOfAFreedOperation)
{
    MPI_Op op;
    MPI_Op_create(never, 1, &op);
    MPI_Request request;
    ASSERT_EQ(MPI_Allreduce_init(SENT, RECEIVED, n, MPI_INT, op, comm, MPI_INFO_NULL, &request), MPI_SUCCESS);
    MPI_Op_free(&op);
    EXPECT_EQ(start_twice(request), MPI_SUCCESS);
    EXPECT_TRUE(b.arrived_at(0));
}

// 6.1, 19.1.5: counts beyond int; where nothing moves nothing is touched.
TEST_F(Collectives, LargeCounts)
{
    const MPI_Count large = MPI_Count{1} << 40;
    EXPECT_EQ(MPI_Bcast_c(SENT, large, MPI_INT, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Allreduce_c(MPI_IN_PLACE, RECEIVED, large, MPI_INT, MPI_SUM, comm), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Gather_c(SENT, large, MPI_INT, RECEIVED, n, MPI_INT, 0, comm)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(class_of(MPI_Gather_c(SENT, INT64_MAX, MPI_INT, RECEIVED, INT64_MAX, MPI_INT, 0, comm)), MPI_ERR_COUNT);
    const MPI_Count count = n;
    const MPI_Aint far = INTPTR_MAX;
    EXPECT_EQ(class_of(MPI_Gatherv_c(SENT, n, MPI_INT, RECEIVED, &count, &far, MPI_INT, 0, comm)), MPI_ERR_ARG);
    EXPECT_TRUE(b.untouched());
    std::vector<char> from(3 << 20, 'a'), to(3 << 20, 'b');
    EXPECT_EQ(MPI_Allgather_c(from.data(), 3 << 20, MPI_CHAR, to.data(), 3 << 20, MPI_CHAR, comm), MPI_SUCCESS);
    EXPECT_EQ(from, to);
}

namespace {

MPI_Comm raised_on;
int raised;
void count_raised(MPI_Comm *on, int *, ...)
{
    raised_on = *on;
    ++raised;
}

// One error of the request's class, on the communicator.
void expect_refused(int code, MPI_Comm on)
{
    EXPECT_REFUSED(code, MPI_ERR_REQUEST, "operation");
    EXPECT_EQ(std::exchange(raised, 0), 1);
    EXPECT_EQ(raised_on, on);
}

class Request_of_collective : public testing::Test {
protected:
    void SetUp() override
    {
        MPI_Errhandler handler;
        MPI_Comm_create_errhandler(count_raised, &handler);
        MPI_Comm_dup(MPI_COMM_WORLD, &own);
        MPI_Comm_set_errhandler(own, handler);
        MPI_Errhandler_free(&handler);
    }
    void TearDown() override
    {
        if (own != MPI_COMM_NULL)
            MPI_Comm_free(&own);
    }
    MPI_Comm own;
    MPI_Request request;
    int one = 1, sum = 0;
};

}  // namespace

// 6.12: a nonblocking collective is neither cancelled nor freed; R151: the error is raised on its communicator.
TEST_F(Request_of_collective, IsNeitherCancelledNorFreed)
{
    const int dims[] = {1}, periods[] = {1};
    MPI_Comm made, grid;
    MPI_Cart_create(own, 1, dims, periods, 0, &grid);
    const auto check = [&](MPI_Comm on) {
        expect_refused(MPI_Cancel(&request), on);
        expect_refused(MPI_Request_free(&request), on);
        EXPECT_NE(request, MPI_REQUEST_NULL);
        EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(request, MPI_REQUEST_NULL);
    };
    MPI_Ibarrier(own, &request);
    check(own);
    MPI_Iallreduce(&one, &sum, 1, MPI_INT, MPI_SUM, own, &request);
    check(own);
    MPI_Ineighbor_allgather(&one, 0, MPI_INT, &sum, 0, MPI_INT, grid, &request);
    check(grid);
    MPI_Comm_idup(own, &made, &request);
    check(own);
    MPI_Comm_free(&made);
    MPI_Comm_free(&grid);
}

// 7.4.3: a communicator is freed before its operation is completed; another one is made meanwhile.
TEST_F(Request_of_collective, OutlivesItsCommunicator)
{
    MPI_Request late;
    MPI_Ibarrier(own, &late);
    MPI_Comm_free(&own);
    SetUp();
    MPI_Ibarrier(own, &request);
    EXPECT_EQ(MPI_Wait(&late, MPI_STATUS_IGNORE), MPI_SUCCESS);
    expect_refused(MPI_Cancel(&request), own);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

// 6.13: a persistent collective is freed only while inactive, and never cancelled.
TEST_F(Request_of_collective, IsFreedWhileInactiveIfPersistent)
{
    MPI_Allreduce_init(&one, &sum, 1, MPI_INT, MPI_SUM, own, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    expect_refused(MPI_Request_free(&request), own);
    EXPECT_REFUSED(MPI_Cancel(&request), MPI_ERR_REQUEST, "cancelled");
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(sum, 1);
    EXPECT_REFUSED(MPI_Cancel(&request), MPI_ERR_REQUEST, "active");
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    raised = 0;
}

int main(int argc, char **argv) { return run_tests(argc, argv); }
