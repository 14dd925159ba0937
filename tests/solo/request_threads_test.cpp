// Requests, messages and buffers under MPI_THREAD_MULTIPLE (11.6.1): what one thread started, others cancel, complete or outlive.
#include "threads.h"

#include <chrono>

namespace {

constexpr int rounds = 300;

// 3.8.4: a receive is cancelled by one thread, and matched by another, while a third waits for it: it is one or the other.
TEST(RequestThreads, CancelledOrMatched)
{
    MPI_Comm comm = own_comm();
    mistakes wrong{0};
    for (int i = 0; i < rounds; ++i) {
        int received = -7, cancelled = -7, there = -7;
        MPI_Request request;
        MPI_Irecv(&received, 1, MPI_INT, 0, 0, comm, &request);
        MPI_Request same = request;
        MPI_Status status;
        meeting cancelling_is_done(2);
        in_threads(3, [&](int me) {
            if (me == 0) {
                wrong += MPI_Send(&i, 1, MPI_INT, 0, 0, comm) != MPI_SUCCESS;
            } else if (me == 1) {
                wrong += MPI_Cancel(&same) != MPI_SUCCESS;
                cancelling_is_done.wait();
            } else {
                cancelling_is_done.wait();  // the handle is valid until then
                wrong += MPI_Wait(&request, &status) != MPI_SUCCESS;
            }
        });
        MPI_Test_cancelled(&status, &cancelled);
        MPI_Iprobe(0, 0, comm, &there, MPI_STATUS_IGNORE);
        wrong += cancelled != there || (cancelled ? received != -7 : received != i);
        if (there)
            MPI_Recv(&received, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
    }
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

// The same of sends that wait to be received, which a matched probe may take.
TEST(RequestThreads, SendsCancelledOrReceived)
{
    MPI_Comm comm = own_comm();
    mistakes wrong{0};
    for (int i = 0; i < rounds; ++i) {
        MPI_Request request;
        MPI_Issend(&i, 1, MPI_INT, 0, 0, comm, &request);
        int found = -7, received = -7;
        in_threads(2, [&](int me) {
            if (me == 0) {
                wrong += MPI_Cancel(&request) != MPI_SUCCESS;
                return;
            }
            MPI_Message message;
            wrong += MPI_Improbe(0, 0, comm, &found, &message, MPI_STATUS_IGNORE) != MPI_SUCCESS;
            if (found)
                wrong += MPI_Mrecv(&received, 1, MPI_INT, &message, MPI_STATUS_IGNORE) != MPI_SUCCESS || received != i;
        });
        MPI_Status status;
        int cancelled = -7;
        wrong += MPI_Wait(&request, &status) != MPI_SUCCESS || MPI_Test_cancelled(&status, &cancelled) != MPI_SUCCESS;
        wrong += cancelled == found;
    }
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

// 3.7.3, 5.1.9: threads free the types and communicators of operations that another waits for, which end as if nothing had been.
TEST(RequestThreads, FreedWhileUnderWay)
{
    mistakes wrong{0};
    for (int i = 0; i < rounds; ++i) {
        MPI_Comm comm = own_comm();
        MPI_Datatype pair;
        MPI_Type_vector(2, 1, 2, MPI_INT, &pair);
        MPI_Type_commit(&pair);
        int sent[3] = {i, 0, i}, received[3] = {-1, -2, -1};
        MPI_Request requests[2];
        MPI_Irecv(received, 1, pair, 0, 0, comm, &requests[0]);
        MPI_Issend(sent, 1, pair, 0, 0, comm, &requests[1]);
        in_threads(4, [&](int me) {
            if (me < 2)
                wrong += MPI_Wait(&requests[me], MPI_STATUS_IGNORE) != MPI_SUCCESS;
            else if (me == 2)
                wrong += MPI_Type_free(&pair) != MPI_SUCCESS;
            else
                wrong += MPI_Comm_free(&comm) != MPI_SUCCESS;
        });
        wrong += received[0] != i || received[1] != -2 || received[2] != i;
    }
    EXPECT_EQ(wrong, 0);
}

std::atomic<int> errors{0};
void count_error(MPI_Comm *, int *, ...) { ++errors; }

// R151: an operation fails while another thread frees its communicator: the error goes to the handler of the one or, when that
// has gone, of MPI_COMM_SELF.
TEST(RequestThreads, FailsWhileItsCommunicatorIsFreed)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(count_error, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    errors = 0;
    mistakes wrong{0};
    for (int i = 0; i < rounds; ++i) {
        MPI_Comm comm = own_comm();
        MPI_Comm_set_errhandler(comm, handler);
        int sent[2] = {i, i}, received = -7;
        MPI_Request request;
        MPI_Irecv(&received, 1, MPI_INT, 0, 0, comm, &request);
        MPI_Send(sent, 2, MPI_INT, 0, 0, comm);
        in_threads(2, [&](int me) {
            if (me == 0)
                wrong += class_of(MPI_Wait(&request, MPI_STATUS_IGNORE)) != MPI_ERR_TRUNCATE;
            else
                wrong += MPI_Comm_free(&comm) != MPI_SUCCESS;
        });
        wrong += received != i;
    }
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(errors, rounds);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Errhandler_free(&handler);
}

// 3.7.3: threads free requests of their own while others wait for theirs; messages arrive all the same.
TEST(RequestThreads, FreedBeforeCompletion)
{
    MPI_Comm comm = own_comm();
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            int first = -7, second = -7;
            MPI_Request freed, waited;
            wrong += MPI_Irecv(&first, 1, MPI_INT, 0, me, comm, &freed) != MPI_SUCCESS;
            wrong += MPI_Irecv(&second, 1, MPI_INT, 0, me, comm, &waited) != MPI_SUCCESS;
            wrong += MPI_Request_free(&freed) != MPI_SUCCESS || freed != MPI_REQUEST_NULL;
            wrong += MPI_Send(&i, 1, MPI_INT, 0, me, comm) != MPI_SUCCESS;
            wrong += MPI_Send(&me, 1, MPI_INT, 0, me, comm) != MPI_SUCCESS;
            wrong += MPI_Wait(&waited, MPI_STATUS_IGNORE) != MPI_SUCCESS || first != i || second != me;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

// ---- generalized requests ----

struct own_operation {
    std::atomic<int> queries{0}, ends{0}, cancels{0};
};

int answer_query(void *extra, MPI_Status *status)
{
    ++static_cast<own_operation *>(extra)->queries;
    MPI_Status_set_elements(status, MPI_INT, 3);
    MPI_Status_set_cancelled(status, 0);
    return MPI_SUCCESS;
}

int count_end(void *extra)
{
    ++static_cast<own_operation *>(extra)->ends;
    return MPI_SUCCESS;
}

int count_cancel(void *extra, int)
{
    ++static_cast<own_operation *>(extra)->cancels;
    return MPI_SUCCESS;
}

// 13.2: one thread waits, one completes, one cancels, one only asks; the end is told once.
TEST(RequestThreads, GeneralizedRequests)
{
    mistakes wrong{0};
    for (int i = 0; i < rounds; ++i) {
        own_operation mine;
        MPI_Request request;
        MPI_Grequest_start(answer_query, count_end, count_cancel, &mine, &request);
        MPI_Request copies[] = {request, request, request};
        meeting others_are_done(3);
        in_threads(4, [&](int me) {
            int flag = 0;
            if (me == 0) {
                wrong += MPI_Grequest_complete(copies[0]) != MPI_SUCCESS;
            } else if (me == 1) {
                wrong += MPI_Cancel(&copies[1]) != MPI_SUCCESS;
                others_are_done.wait();
            } else if (me == 2) {
                wrong += MPI_Request_get_status(copies[2], &flag, MPI_STATUS_IGNORE) != MPI_SUCCESS;
                others_are_done.wait();
            } else {
                others_are_done.wait();
                MPI_Status status;
                int count = 0;
                wrong += MPI_Wait(&request, &status) != MPI_SUCCESS ||
                         MPI_Get_count(&status, MPI_INT, &count) != MPI_SUCCESS;
                wrong += count != 3;
            }
        });
        wrong += mine.ends != 1 || mine.cancels != 1 || mine.queries < 1 || mine.queries > 2;
    }
    EXPECT_EQ(wrong, 0);
}

// ---- attached buffers ----

// 3.6: a buffer is detached or flushed while another thread receives what lies in it, or frees its communicator.
TEST(RequestThreads, DetachBesideReceives)
{
    std::vector<char> memory(4 * sizeof(int));
    for (int i = 0; i < 100; ++i) {
        MPI_Comm comm = own_comm();
        MPI_Buffer_attach(memory.data(), static_cast<int>(memory.size()));
        for (int tag = 0; tag < 4; ++tag)
            MPI_Bsend(&i, 1, MPI_INT, 0, tag, comm);
        int received = -7;
        std::thread other([&] {
            MPI_Recv(&received, 1, MPI_INT, 0, i % 4, comm, MPI_STATUS_IGNORE);
            MPI_Comm_free(&comm);
        });
        void *old = nullptr;
        int size = 0;
        if (i % 3 == 0)
            EXPECT_EQ(MPI_Buffer_flush(), MPI_SUCCESS);
        EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
        EXPECT_EQ(old, memory.data());
        memory.assign(memory.size(), 99);
        other.join();
        EXPECT_EQ(received, i);
    }
}

// 3.6: buffers of several communicators
TEST(RequestThreads, Buffers)
{
    MPI_Comm shared = own_comm();
    MPI_Comm_attach_buffer(shared, MPI_BUFFER_AUTOMATIC, 0);
    mistakes wrong{0};
    in_threads([&](int me) {
        MPI_Comm own = own_comm();
        std::vector<char> memory(2 * (MPI_BSEND_OVERHEAD + sizeof(int)));
        for (int i = 0; i < rounds / 3; ++i) {
            int got = -7, size = 0;
            void *old = nullptr;
            MPI_Request flushed;
            wrong += MPI_Comm_attach_buffer(own, memory.data(), static_cast<int>(memory.size())) != MPI_SUCCESS;
            wrong += MPI_Bsend(&i, 1, MPI_INT, 0, 0, own) != MPI_SUCCESS;
            wrong += MPI_Bsend(&i, 1, MPI_INT, 0, me, shared) != MPI_SUCCESS;
            wrong += MPI_Comm_iflush_buffer(shared, &flushed) != MPI_SUCCESS;
            wrong += MPI_Recv(&got, 1, MPI_INT, 0, 0, own, MPI_STATUS_IGNORE) != MPI_SUCCESS || got != i;
            wrong += MPI_Comm_detach_buffer(own, &old, &size) != MPI_SUCCESS || old != memory.data();
            wrong += MPI_Recv(&got, 1, MPI_INT, 0, me, shared, MPI_STATUS_IGNORE) != MPI_SUCCESS || got != i;
            wrong += MPI_Wait(&flushed, MPI_STATUS_IGNORE) != MPI_SUCCESS;
        }
        MPI_Comm_free(&own);
    });
    EXPECT_EQ(wrong, 0);
    void *old = nullptr;
    int size = 0;
    EXPECT_EQ(MPI_Comm_detach_buffer(shared, &old, &size), MPI_SUCCESS);
    MPI_Comm_free(&shared);
}

// ---- persistent and partitioned ----

// 3.9, 6.13: each thread starts requests of its own on one communicator, which another made.
TEST(RequestThreads, Persistent)
{
    MPI_Comm comm = own_comm();
    mistakes wrong{0};
    int sent[threads] = {}, received[threads] = {}, sums[threads] = {};
    MPI_Request requests[threads][3];
    for (int i = 0; i < threads; ++i) {
        MPI_Recv_init(&received[i], 1, MPI_INT, 0, i, comm, &requests[i][0]);
        MPI_Send_init(&sent[i], 1, MPI_INT, 0, i, comm, &requests[i][1]);
        MPI_Allreduce_init(&sent[i], &sums[i], 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &requests[i][2]);
    }
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            sent[me] = i + me;
            wrong += MPI_Startall(3, requests[me]) != MPI_SUCCESS;
            wrong += MPI_Waitall(3, requests[me], MPI_STATUSES_IGNORE) != MPI_SUCCESS;
            wrong += received[me] != i + me || sums[me] != i + me;
        }
        for (MPI_Request &request : requests[me])
            wrong += MPI_Request_free(&request) != MPI_SUCCESS;
    });
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

// 4.2: the two sides are made, started and freed by different threads; the communicator goes first.
TEST(RequestThreads, Partitioned)
{
    mistakes wrong{0};
    for (int i = 0; i < rounds / 3; ++i) {
        MPI_Comm comm = own_comm();
        MPI_Comm same = comm;
        int sent[4] = {i, i + 1, i + 2, i + 3}, received[4] = {};
        meeting made(3);
        in_threads(3, [&](int me) {
            MPI_Request request;
            if (me == 2) {
                made.wait();
                wrong += MPI_Comm_free(&comm) != MPI_SUCCESS;
                return;
            }
            if (me == 0)
                wrong += MPI_Psend_init(sent, 4, 1, MPI_INT, 0, 0, same, MPI_INFO_NULL, &request) != MPI_SUCCESS;
            else
                wrong += MPI_Precv_init(received, 2, 2, MPI_INT, 0, 0, same, MPI_INFO_NULL, &request) != MPI_SUCCESS;
            made.wait();
            wrong += MPI_Start(&request) != MPI_SUCCESS;
            if (me == 0)
                wrong += MPI_Pready_range(0, 3, request) != MPI_SUCCESS;
            wrong += MPI_Wait(&request, MPI_STATUS_IGNORE) != MPI_SUCCESS || MPI_Request_free(&request) != MPI_SUCCESS;
        });
        wrong += received[0] != i || received[3] != i + 3;
    }
    EXPECT_EQ(wrong, 0);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
