// Several threads under MPI_THREAD_MULTIPLE; for the thread sanitizer, too.
#include "messages.h"
#include "threads.h"

#include <chrono>

namespace {

// 11.6.2, R165: the level is provided, as it is asked for.
TEST(Threads, Provided)
{
    int level = -7;
    MPI_Query_thread(&level);
    EXPECT_EQ(level, MPI_THREAD_MULTIPLE);
}

// 11.6.1: pairs of threads, each with a tag of its own; blocking calls block only their thread.
TEST_F(Messages, PingPong)
{
    constexpr int pairs = 3, rounds = 2000;
    in_threads(2 * pairs, [&](int thread) {
        const int tag = thread / 2 * 2;
        for (int i = 0; i < rounds; ++i) {
            int value = i;
            if (thread % 2 == 0) {
                ASSERT_EQ(MPI_Ssend(&value, 1, MPI_INT, 0, tag, comm), MPI_SUCCESS);
                ASSERT_EQ(MPI_Recv(&value, 1, MPI_INT, 0, tag + 1, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
                ASSERT_EQ(value, i + 1);
            } else {
                ASSERT_EQ(MPI_Recv(&value, 1, MPI_INT, 0, tag, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
                ++value;
                ASSERT_EQ(MPI_Send(&value, 1, MPI_INT, 0, tag + 1, comm), MPI_SUCCESS);
            }
        }
    });
}

// 11.6.1: every message is received once, whoever receives it.
TEST_F(Messages, ManyToMany)
{
    constexpr int threads = 3, each = 3000;
    std::vector<std::atomic<int>> seen(threads * each);
    in_threads(2 * threads, [&](int thread) {
        for (int i = 0; i < each; ++i) {
            int value = thread * each + i;
            if (thread < threads) {
                MPI_Send(&value, 1, MPI_INT, 0, value % 50, comm);
            } else {
                MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, MPI_STATUS_IGNORE);
                ++seen[static_cast<std::size_t>(value)];
            }
        }
    });
    for (const auto &times : seen)
        ASSERT_EQ(times, 1);
}

// 3.8.2: what matched probes are for: a probe and its receive are not torn apart by other threads.
TEST_F(Messages, MatchedProbesInThreads)
{
    constexpr int threads = 3, each = 1000;
    std::atomic<long> sum{0};
    in_threads(threads + 1, [&](int thread) {
        for (int i = 1; i <= (thread == 0 ? threads * each : each); ++i) {
            std::vector<int> data(static_cast<std::size_t>(i % 40), i);
            if (thread == 0) {
                MPI_Send(data.data(), i % 40, MPI_INT, 0, 0, comm);
                continue;
            }
            MPI_Message message;
            MPI_Status found, got;
            MPI_Mprobe(0, 0, comm, &message, &found);
            data.resize(static_cast<std::size_t>(count_of(found, MPI_INT)));
            ASSERT_EQ(MPI_Mrecv(data.data(), static_cast<int>(data.size()), MPI_INT, &message, &got), MPI_SUCCESS);
            sum += static_cast<long>(data.size());
        }
    });
    long expected = 0;
    for (int i = 1; i <= threads * each; ++i)
        expected += i % 40;
    EXPECT_EQ(sum, expected);
}

// 3.4: a large standard send waits for its receive instead of being refused.
TEST_F(Messages, LargeSendsWait)
{
    constexpr int size = 3 << 20;
    in_threads(2, [&](int thread) {
        std::vector<char> data(size, thread == 0 ? 'a' : 'b');
        for (int i = 0; i < 5; ++i) {
            if (thread == 0)
                ASSERT_EQ(MPI_Send(data.data(), size, MPI_CHAR, 0, 0, comm), MPI_SUCCESS);
            else
                ASSERT_EQ(MPI_Recv(data.data(), size, MPI_CHAR, 0, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
        }
        EXPECT_EQ(data, std::vector<char>(size, 'a'));
    });
}

// 3.7.5: threads wait for lists of requests of their own.
TEST_F(Messages, ListsInThreads)
{
    constexpr int threads = 4, rounds = 100, number = 50;
    in_threads(threads, [&](int thread) {
        for (int round = 0; round < rounds; ++round) {
            std::vector<int> received(number, -1), sent(number, round);
            std::vector<MPI_Request> requests(2 * number);
            for (int i = 0; i < number; ++i)
                MPI_Irecv(&received[static_cast<std::size_t>(i)], 1, MPI_INT, 0, thread * 100 + i, comm,
                          &requests[static_cast<std::size_t>(i)]);
            const int to = (thread + 1) % threads;  // the ring ends where it began
            for (int i = number; i-- > 0;)
                MPI_Issend(&sent[static_cast<std::size_t>(i)], 1, MPI_INT, 0, to * 100 + i, comm,
                           &requests[static_cast<std::size_t>(number + i)]);
            int left = 2 * number, index = 0;
            for (; left > number; --left)
                ASSERT_EQ(MPI_Waitany(2 * number, requests.data(), &index, MPI_STATUS_IGNORE), MPI_SUCCESS);
            std::vector<int> indices(2 * number);
            int done = 0;
            ASSERT_EQ(MPI_Waitsome(2 * number, requests.data(), &done, indices.data(), MPI_STATUSES_IGNORE),
                      MPI_SUCCESS);
            ASSERT_EQ(MPI_Waitall(2 * number, requests.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
            ASSERT_EQ(received, std::vector<int>(number, round));
        }
    });
}

// 13.2: another thread completes what this one waits for.
TEST_F(Messages, GrequestCompletedElsewhere)
{
    MPI_Grequest_start(nullptr, nullptr, nullptr, nullptr, &request);
    const MPI_Request copy = request;
    std::thread other([copy] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        EXPECT_EQ(MPI_Grequest_complete(copy), MPI_SUCCESS);
    });
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    other.join();
}

// 4.2, 4.4: the partitions of one send are made ready by several threads, another looks at what has arrived.
TEST_F(Messages, PartitionsInThreads)
{
    constexpr int threads = 4, each = 8, size = 100;
    std::vector<int> sent(threads * each * size), received(sent.size(), -1);
    MPI_Request both[2];
    MPI_Psend_init(sent.data(), threads * each, size, MPI_INT, 0, 0, comm, MPI_INFO_NULL, &both[0]);
    MPI_Precv_init(received.data(), threads, each * size, MPI_INT, 0, 0, comm, MPI_INFO_NULL, &both[1]);
    for (int round = 0; round < 20; ++round) {
        MPI_Startall(2, both);
        in_threads(threads + 1, [&](int thread) {
            for (int i = 0; thread < threads && i < each; ++i) {
                const int partition = i * threads + thread;
                std::fill_n(sent.begin() + partition * size, size, partition + round);
                ASSERT_EQ(MPI_Pready(partition, both[0]), MPI_SUCCESS);
            }
            for (int arrived = 0; thread == threads && !arrived;)
                ASSERT_EQ(MPI_Parrived(both[1], threads - 1, &arrived), MPI_SUCCESS);
        });
        EXPECT_EQ(MPI_Waitall(2, both, MPI_STATUSES_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(received, sent);
    }
    MPI_Request_free(&both[0]);
    MPI_Request_free(&both[1]);
}

// 3.6: messages that go away with their communicator give back their room.
TEST_F(Messages, DroppedMessagesLeaveTheBuffer)
{
    MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0);
    in_threads(3, [this](int thread) {
        for (int i = 0; i < 100; ++i) {
            MPI_Comm freed;
            MPI_Comm_dup(MPI_COMM_SELF, &freed);
            ASSERT_EQ(MPI_Bsend(&thread, 1, MPI_INT, 0, 0, freed), MPI_SUCCESS);
            MPI_Comm_free(&freed);
            int value = -1;
            ASSERT_EQ(MPI_Bsend(&i, 1, MPI_INT, 0, thread, comm), MPI_SUCCESS);
            ASSERT_EQ(MPI_Recv(&value, 1, MPI_INT, 0, thread, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
            ASSERT_EQ(value, i);
        }
    });
    void *old = nullptr;
    int size = 0;
    EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
    EXPECT_EQ(old, MPI_BUFFER_AUTOMATIC);
}

// 11.6.1: objects are made and freed by all threads while others communicate.
TEST(Threads, CommunicatorsAndDatatypes)
{
    in_threads(4, [](int thread) {
        for (int i = 0; i < 200; ++i) {
            MPI_Comm comm;
            MPI_Datatype pair;
            MPI_Comm_dup(MPI_COMM_SELF, &comm);
            MPI_Type_vector(2, 1, 2, MPI_INT, &pair);
            MPI_Type_commit(&pair);
            int sent[3] = {thread, 0, i}, received[2] = {};
            MPI_Request request;
            MPI_Irecv(received, 2, MPI_INT, 0, 0, comm, &request);
            MPI_Send(sent, 1, pair, 0, 0, comm);
            MPI_Type_free(&pair);
            MPI_Comm_free(&comm);
            ASSERT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
            ASSERT_EQ(received[0], thread);
            ASSERT_EQ(received[1], i);
        }
    });
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
