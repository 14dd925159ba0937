#include "messages.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

namespace {

class Partitioned : public Messages {
protected:
    void make(int send_partitions, MPI_Count send_count, int receive_partitions, MPI_Count receive_count)
    {
        sent.resize(static_cast<std::size_t>(send_partitions * send_count));
        received.reserve(
            static_cast<std::size_t>(receive_partitions * receive_count + 1));  // it may grow by one and stay
        received.assign(static_cast<std::size_t>(receive_partitions * receive_count), -1);
        std::iota(sent.begin(), sent.end(), 1);
        ASSERT_EQ(
            MPI_Psend_init(sent.data(), send_partitions, send_count, MPI_INT, 0, 3, comm, MPI_INFO_NULL, &send_request),
            MPI_SUCCESS);
        ASSERT_EQ(MPI_Precv_init(received.data(), receive_partitions, receive_count, MPI_INT, 0, 3, comm, MPI_INFO_NULL,
                                 &receive_request),
                  MPI_SUCCESS);
    }
    void TearDown() override
    {
        if (send_request != MPI_REQUEST_NULL)
            EXPECT_EQ(MPI_Request_free(&send_request), MPI_SUCCESS);
        if (receive_request != MPI_REQUEST_NULL)
            EXPECT_EQ(MPI_Request_free(&receive_request), MPI_SUCCESS);
        Messages::TearDown();
    }
    bool has_arrived(int partition)
    {
        EXPECT_EQ(MPI_Parrived(receive_request, partition, &flag), MPI_SUCCESS);
        return flag != 0;
    }
    bool is_complete(MPI_Request of)
    {
        EXPECT_EQ(MPI_Request_get_status(of, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
        return flag != 0;
    }
    std::vector<int> sent, received;
    MPI_Request send_request = MPI_REQUEST_NULL, receive_request = MPI_REQUEST_NULL;
};

// 4.2: partitions arrive one by one, in any order, and may be looked at then.
TEST_F(Partitioned, ArriveOneByOne)
{
    make(4, 2, 4, 2);
    MPI_Start(&receive_request);
    MPI_Start(&send_request);
    EXPECT_FALSE(has_arrived(2));
    EXPECT_EQ(MPI_Pready(2, send_request), MPI_SUCCESS);
    EXPECT_TRUE(has_arrived(2));
    EXPECT_FALSE(has_arrived(0));
    EXPECT_EQ(received[4], 5);
    EXPECT_EQ(received[5], 6);
    EXPECT_EQ(received[0], -1);
    EXPECT_EQ(MPI_Pready_range(0, 1, send_request), MPI_SUCCESS);
    EXPECT_FALSE(is_complete(receive_request));
    EXPECT_FALSE(is_complete(send_request));
    const int last = 3;
    EXPECT_EQ(MPI_Pready_list(1, &last, send_request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&send_request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&receive_request, &status), MPI_SUCCESS);
    expect_status(status, 0, 3, 32);
    EXPECT_EQ(received, sent);
    EXPECT_TRUE(has_arrived(0));  // inactive
}

// 4.2.1: a partition without data has not arrived before it was made ready.
TEST_F(Partitioned, ArriveWithoutData)
{
    make(2, 0, 2, 0);
    ASSERT_EQ(MPI_Start(&send_request), MPI_SUCCESS);
    ASSERT_EQ(MPI_Start(&receive_request), MPI_SUCCESS);
    EXPECT_FALSE(has_arrived(0));
    ASSERT_EQ(MPI_Pready(1, send_request), MPI_SUCCESS);
    EXPECT_FALSE(has_arrived(0));
    EXPECT_TRUE(has_arrived(1));
    ASSERT_EQ(MPI_Pready(0, send_request), MPI_SUCCESS);
    EXPECT_TRUE(has_arrived(0));
    EXPECT_EQ(MPI_Wait(&send_request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&receive_request, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

// 4.2.1: both sides may be cut differently; random cuts, orders and starts.
TEST_F(Partitioned, CutDifferently)
{
    std::mt19937 random(3);
    for (const auto &[send_partitions, receive_partitions] :
         {std::pair(6, 4), std::pair(1, 12), std::pair(12, 1), std::pair(3, 12)}) {
        make(send_partitions, 12 / send_partitions, receive_partitions, 12 / receive_partitions);
        for (int round = 0; round < 4; ++round) {
            std::vector<int> order(static_cast<std::size_t>(send_partitions));
            std::iota(order.begin(), order.end(), 0);
            std::shuffle(order.begin(), order.end(), random);
            for (int &value : sent)
                value += 100;
            std::fill(received.begin(), received.end(), -1);
            const std::size_t begun = random() % (order.size() + 1);
            MPI_Start(&send_request);
            for (std::size_t i = 0; i < order.size(); ++i) {
                if (i == begun)
                    MPI_Start(&receive_request);
                EXPECT_EQ(MPI_Pready(order[i], send_request), MPI_SUCCESS);
                for (int p = 0; i >= begun && p < receive_partitions; ++p) {
                    const auto size = 12 / receive_partitions;
                    const auto part = received.begin() + p * size;
                    EXPECT_EQ(has_arrived(p), std::equal(part, part + size, sent.begin() + p * size));
                }
            }
            if (begun == order.size())
                MPI_Start(&receive_request);
            EXPECT_EQ(MPI_Wait(&receive_request, &status), MPI_SUCCESS);
            EXPECT_EQ(MPI_Wait(&send_request, MPI_STATUS_IGNORE), MPI_SUCCESS);
            EXPECT_EQ(received, sent);
        }
        MPI_Request_free(&send_request);
        MPI_Request_free(&receive_request);
    }
}

// 4.2: a send may be over, and over again, before the receive is started; the data of each start arrives in its turn.
TEST_F(Partitioned, SendIsAhead)
{
    make(2, 1, 1, 2);
    for (int round = 0; round < 3; ++round) {
        sent = {round, round + 10};
        EXPECT_EQ(MPI_Start(&send_request), MPI_SUCCESS);
        EXPECT_EQ(MPI_Pready_range(0, 1, send_request), MPI_SUCCESS);
        EXPECT_EQ(MPI_Wait(&send_request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    }
    sent = {-5, -6};
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(MPI_Start(&receive_request), MPI_SUCCESS);
        EXPECT_EQ(MPI_Wait(&receive_request, &status), MPI_SUCCESS);
        EXPECT_EQ(received, (std::vector<int>{round, round + 10}));
    }
}

// 3.4 for this: what is too large to be copied waits for the receive.
TEST_F(Partitioned, LargeOnes)
{
    make(4, 1 << 18, 2, 1 << 19);
    MPI_Start(&send_request);
    MPI_Pready_range(0, 3, send_request);
    EXPECT_REFUSED(MPI_Wait(&send_request, MPI_STATUS_IGNORE), MPI_ERR_OTHER, "MPI_Wait");
    MPI_Start(&receive_request);
    EXPECT_EQ(MPI_Wait(&send_request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&receive_request, &status), MPI_SUCCESS);
    EXPECT_EQ(received, sent);
}

// 4.2.1: matched by tag and communicator in the order in which they were made; never with other messages.
TEST_F(Messages, PartitionedMatching)
{
    int sent[3] = {1, 2, 3}, received[3] = {};
    MPI_Request requests[6];
    MPI_Precv_init(&received[0], 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &requests[0]);
    MPI_Psend_init(&sent[2], 1, 1, MPI_INT, 0, 2, comm, MPI_INFO_NULL, &requests[5]);
    MPI_Psend_init(&sent[0], 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &requests[3]);
    MPI_Psend_init(&sent[1], 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &requests[4]);
    MPI_Precv_init(&received[1], 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &requests[1]);
    MPI_Precv_init(&received[2], 1, 1, MPI_INT, 0, 2, comm, MPI_INFO_NULL, &requests[2]);
    EXPECT_EQ(MPI_Startall(6, requests), MPI_SUCCESS);
    int value = 9;
    MPI_Send(&value, 1, MPI_INT, 0, 1, comm);
    for (int i = 5; i > 2; --i)
        MPI_Pready(0, requests[i]);
    EXPECT_EQ(MPI_Waitall(6, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(std::vector<int>(received, received + 3), (std::vector<int>{1, 2, 3}));
    EXPECT_EQ(receive(1), 9);
    for (MPI_Request &r : requests)
        MPI_Request_free(&r);
}

// 4.2.1: the send may be freed before its receive is made; what it has sent arrives.
TEST_F(Messages, PartitionedSendFreedEarly)
{
    int sent = 4, received = 0;
    MPI_Request of_send;
    MPI_Psend_init(&sent, 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &of_send);
    MPI_Start(&of_send);
    MPI_Pready(0, of_send);
    MPI_Wait(&of_send, MPI_STATUS_IGNORE);
    MPI_Request_free(&of_send);
    MPI_Precv_init(&received, 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 4);
    MPI_Request_free(&request);
    // a request that was never started matches nothing any more
    MPI_Psend_init(&sent, 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &of_send);
    MPI_Request_free(&of_send);
    sent = 6;
    MPI_Precv_init(&received, 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &request);
    MPI_Psend_init(&sent, 1, 1, MPI_INT, 0, 1, comm, MPI_INFO_NULL, &of_send);
    MPI_Start(&request);
    MPI_Start(&of_send);
    MPI_Pready(0, of_send);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&of_send, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 6);
    MPI_Request_free(&request);
    MPI_Request_free(&of_send);
}

// 5.1 for this: datatypes with gaps on either side
TEST_F(Messages, PartitionedDatatypes)
{
    MPI_Datatype every_other;
    MPI_Type_vector(2, 1, 2, MPI_INT, &every_other);
    MPI_Datatype spaced;
    MPI_Type_create_resized(every_other, 0, 4 * sizeof(int), &spaced);
    MPI_Type_commit(&spaced);
    std::vector<int> sent(12), received(12, -1), packed(6, -1);
    std::iota(sent.begin(), sent.end(), 0);
    MPI_Request both[2];
    for (const bool is_packed : {false, true}) {
        MPI_Psend_init(sent.data(), 3, 1, spaced, 0, 0, comm, MPI_INFO_NULL, &both[0]);
        if (is_packed)
            MPI_Precv_init(packed.data(), 2, 3, MPI_INT, 0, 0, comm, MPI_INFO_NULL, &both[1]);
        else
            MPI_Precv_init(received.data(), 1, 3, spaced, 0, 0, comm, MPI_INFO_NULL, &both[1]);
        MPI_Startall(2, both);
        for (const int partition : {2, 0, 1})
            MPI_Pready(partition, both[0]);
        EXPECT_EQ(MPI_Waitall(2, both, MPI_STATUSES_IGNORE), MPI_SUCCESS);
        MPI_Request_free(&both[0]);
        MPI_Request_free(&both[1]);
    }
    EXPECT_EQ(received, (std::vector<int>{0, -1, 2, -1, 4, -1, 6, -1, 8, -1, 10, -1}));
    EXPECT_EQ(packed, (std::vector<int>{0, 2, 4, 6, 8, 10}));
    MPI_Type_free(&every_other);
    MPI_Type_free(&spaced);
}

// 3.2.4 for this: too much is an error of the receive, and nothing behind the buffer is written.
TEST_F(Partitioned, TooMuch)
{
    make(4, 1, 2, 1);
    received.push_back(-1);
    for (const bool send_first : {false, true}) {
        MPI_Start(send_first ? &send_request : &receive_request);
        if (send_first)
            MPI_Pready_range(0, 3, send_request);
        MPI_Start(send_first ? &receive_request : &send_request);
        if (!send_first)
            MPI_Pready_range(0, 3, send_request);
        EXPECT_EQ(MPI_Wait(&send_request, MPI_STATUS_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(class_of(MPI_Wait(&receive_request, &status)), MPI_ERR_TRUNCATE);
        EXPECT_EQ(received[1], 2);
        EXPECT_EQ(received[2], -1);
    }
}

// 3.10 for this
TEST_F(Messages, PartitionedNoProcess)
{
    int value = 5;
    MPI_Request both[2];
    EXPECT_EQ(MPI_Psend_init(&value, 1, 1, MPI_INT, MPI_PROC_NULL, 0, comm, MPI_INFO_NULL, &both[0]), MPI_SUCCESS);
    EXPECT_EQ(MPI_Precv_init(&value, 1, 1, MPI_INT, MPI_PROC_NULL, 0, comm, MPI_INFO_NULL, &both[1]), MPI_SUCCESS);
    for (int i = 0; i < 2; ++i) {
        MPI_Status statuses[2];
        EXPECT_EQ(MPI_Startall(2, both), MPI_SUCCESS);
        EXPECT_EQ(MPI_Pready(0, both[0]), MPI_SUCCESS);
        EXPECT_EQ(MPI_Parrived(both[1], 0, &flag), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        EXPECT_EQ(MPI_Waitall(2, both, statuses), MPI_SUCCESS);
        expect_status(statuses[1], MPI_PROC_NULL, MPI_ANY_TAG, 0);
    }
    MPI_Request_free(&both[0]);
    MPI_Request_free(&both[1]);
}

// 4.2: what is wrong is refused, before anything is moved.
TEST_F(Partitioned, Refused)
{
    make(2, 1, 2, 1);
    EXPECT_REFUSED(MPI_Pready(0, send_request), MPI_ERR_REQUEST, "started");
    MPI_Start(&receive_request);
    MPI_Start(&send_request);
    EXPECT_REFUSED(MPI_Pready(0, receive_request), MPI_ERR_REQUEST, "send");
    EXPECT_REFUSED(MPI_Pready(2, send_request), MPI_ERR_ARG, "partition");
    EXPECT_EQ(class_of(MPI_Pready(-1, send_request)), MPI_ERR_ARG);
    EXPECT_REFUSED(MPI_Pready_range(1, 0, send_request), MPI_ERR_ARG, "partition_high");
    EXPECT_REFUSED(MPI_Pready_range(0, 2, send_request), MPI_ERR_ARG, "partition_high");
    const int twice[2] = {0, 0};
    EXPECT_REFUSED(MPI_Pready_list(2, twice, send_request), MPI_ERR_ARG, "twice");
    EXPECT_REFUSED(MPI_Parrived(receive_request, 2, &flag), MPI_ERR_ARG, "partition");
    EXPECT_REFUSED(MPI_Parrived(send_request, 0, &flag), MPI_ERR_REQUEST, "receive");
    EXPECT_REFUSED(MPI_Cancel(&send_request), MPI_ERR_REQUEST, "cancelled");
    EXPECT_REFUSED(MPI_Request_free(&send_request), MPI_ERR_REQUEST, "active");  // 3.7.3
    EXPECT_FALSE(has_arrived(0));
    MPI_Pready(0, send_request);
    EXPECT_REFUSED(MPI_Pready(0, send_request), MPI_ERR_ARG, "ready");
    EXPECT_REFUSED(MPI_Pready_range(0, 1, send_request), MPI_ERR_ARG, "ready");
    MPI_Pready(1, send_request);
    EXPECT_REFUSED(MPI_Request_free(&send_request), MPI_ERR_REQUEST, "active");  // not yet completed by a call
    MPI_Wait(&send_request, MPI_STATUS_IGNORE);
    MPI_Wait(&receive_request, MPI_STATUS_IGNORE);
    EXPECT_EQ(MPI_Parrived(MPI_REQUEST_NULL, 0, &flag), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    EXPECT_REFUSED(MPI_Psend_init(sent.data(), 0, 1, MPI_INT, 0, 0, comm, MPI_INFO_NULL, &request), MPI_ERR_ARG,
                   "partitions");
    EXPECT_REFUSED(MPI_Psend_init(sent.data(), 1, 1, MPI_INT, 1, 0, comm, MPI_INFO_NULL, &request), MPI_ERR_RANK,
                   "dest");
    EXPECT_EQ(class_of(MPI_Precv_init(sent.data(), 1, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm, MPI_INFO_NULL, &request)),
              MPI_ERR_RANK);
    EXPECT_EQ(class_of(MPI_Precv_init(sent.data(), 1, 1, MPI_INT, 0, MPI_ANY_TAG, comm, MPI_INFO_NULL, &request)),
              MPI_ERR_TAG);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
