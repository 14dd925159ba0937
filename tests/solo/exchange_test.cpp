#include "messages.h"

#include <vector>

namespace {

// 3.11: both ways at once
TEST_F(Messages, Sendrecv)
{
    int sent = 1, received = 0;
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, 3, &received, 1, MPI_INT, 0, 3, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, 1);
    expect_status(status, 0, 3, 4);
    send(9, 3);  // is received first
    sent = 2;
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, 3, &received, 1, MPI_INT, 0, MPI_ANY_TAG, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, 9);
    EXPECT_EQ(receive(3), 2);
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, 3, &received, 1, MPI_INT, MPI_PROC_NULL, 3, comm, &status),
              MPI_SUCCESS);
    EXPECT_EQ(status.MPI_SOURCE, MPI_PROC_NULL);
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, MPI_PROC_NULL, 3, &received, 1, MPI_INT, 0, 3, comm, &status),
              MPI_SUCCESS);
    EXPECT_EQ(received, 2);
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, MPI_PROC_NULL, 3, &received, 1, MPI_INT, MPI_PROC_NULL, 3, comm, &status),
              MPI_SUCCESS);
    // One buffer for both is no matter where one of them does not move.
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, MPI_PROC_NULL, 3, &sent, 1, MPI_INT, MPI_PROC_NULL, 3, comm, &status),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, 3, &sent, 1, MPI_INT, MPI_PROC_NULL, 3, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(receive(3), 2);
    std::vector<int> large(1 << 20, 4), copy(1 << 20, 0);
    EXPECT_EQ(MPI_Sendrecv(large.data(), 1 << 20, MPI_INT, 0, 3, copy.data(), 1 << 20, MPI_INT, 0, 3, comm, &status),
              MPI_SUCCESS);
    EXPECT_EQ(copy, large);
}

// 3.11: wrong ones; nothing is left behind.
TEST_F(Messages, SendrecvRefused)
{
    int sent[2] = {1, 2}, received[2] = {-1, -1};
    EXPECT_EQ(class_of(MPI_Sendrecv(sent, 2, MPI_INT, 0, 3, received, 1, MPI_INT, 0, 3, comm, &status)),
              MPI_ERR_TRUNCATE);
    EXPECT_EQ(received[0], 1);
    EXPECT_EQ(received[1], -1);
    EXPECT_REFUSED(MPI_Sendrecv(sent, 1, MPI_INT, 0, 3, sent, 1, MPI_INT, 0, 3, comm, &status), MPI_ERR_BUFFER,
                   "recvbuf");
    EXPECT_REFUSED(MPI_Sendrecv(sent, 1, MPI_INT, 1, 3, received, 1, MPI_INT, 0, 3, comm, &status), MPI_ERR_RANK,
                   "dest");
    EXPECT_REFUSED(MPI_Sendrecv(sent, 1, MPI_INT, 0, 3, received, 1, MPI_INT, 1, 3, comm, &status), MPI_ERR_RANK,
                   "source");
    EXPECT_EQ(class_of(MPI_Sendrecv(sent, 1, MPI_INT, 0, 3, received, 1, MPI_INT, 0, 4, comm, &status)), MPI_ERR_OTHER);
    EXPECT_FALSE(has_message());  // small as it is: a second try would send it twice
    MPI_Request earlier;
    MPI_Irecv(received, 1, MPI_INT, 0, 3, comm, &earlier);
    EXPECT_EQ(class_of(MPI_Sendrecv(sent, 1, MPI_INT, 0, 3, &received[1], 1, MPI_INT, 0, 4, comm, &status)),
              MPI_ERR_OTHER);
    EXPECT_EQ(class_of(MPI_Sendrecv_replace(sent, 1, MPI_INT, 0, 3, 0, 4, comm, &status)), MPI_ERR_OTHER);
    MPI_Test(&earlier, &flag, &status);
    EXPECT_FALSE(flag);
    MPI_Cancel(&earlier);
    MPI_Wait(&earlier, &status);
    std::vector<int> large(1 << 20, 4);
    EXPECT_EQ(class_of(MPI_Sendrecv(large.data(), 1 << 20, MPI_INT, 0, 3, received, 1, MPI_INT, 0, 4, comm, &status)),
              MPI_ERR_OTHER);
}

// 3.11: the same buffer for both
TEST_F(Messages, SendrecvReplace)
{
    std::vector<int> data(1 << 19, 6);
    EXPECT_EQ(MPI_Sendrecv_replace(data.data(), 1 << 19, MPI_INT, 0, 1, 0, 1, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(data[99], 6);
    expect_status(status, 0, 1, 1 << 21);
    const int other[2] = {7, 8};
    MPI_Send(other, 2, MPI_INT, 0, 1, comm);
    EXPECT_EQ(MPI_Sendrecv_replace(data.data(), 4, MPI_INT, 0, 1, 0, 1, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(count_of(status, MPI_INT), 2);
    EXPECT_EQ((std::vector<int>(data.begin(), data.begin() + 3)), (std::vector<int>{7, 8, 6}));
    int received[4] = {};
    EXPECT_EQ(MPI_Recv(received, 4, MPI_INT, 0, 1, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received[0], 6);
    EXPECT_EQ(MPI_Sendrecv_replace(data.data(), 1, MPI_INT, MPI_PROC_NULL, 1, MPI_PROC_NULL, 1, comm, &status),
              MPI_SUCCESS);
    EXPECT_EQ(data[0], 7);
}

// 3.11: nonblocking; complete when both halves are
TEST_F(Messages, Isendrecv)
{
    int sent = 1, received = 0;
    EXPECT_EQ(MPI_Isendrecv(&sent, 1, MPI_INT, 0, 3, &received, 1, MPI_INT, 0, 3, comm, &request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    expect_status(status, 0, 3, 4);
    EXPECT_EQ(received, 1);

    std::vector<int> large(1 << 20, 4), copy(1 << 20, 0);
    MPI_Isendrecv(large.data(), 1 << 20, MPI_INT, 0, 5, &received, 1, MPI_INT, 0, 6, comm, &request);
    EXPECT_EQ(class_of(MPI_Cancel(&request)), MPI_ERR_REQUEST);
    MPI_Test(&request, &flag, &status);
    EXPECT_FALSE(flag);
    send(3, 6);
    MPI_Test(&request, &flag, &status);
    EXPECT_FALSE(flag);  // its own message has not been received
    EXPECT_EQ(MPI_Recv(copy.data(), 1 << 20, MPI_INT, 0, 5, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Test(&request, &flag, &status);
    EXPECT_TRUE(flag);
    expect_status(status, 0, 6, 4);
    EXPECT_EQ(received, 3);
    EXPECT_EQ(copy, large);

    MPI_Isendrecv(&sent, 1, MPI_INT, MPI_PROC_NULL, 3, &received, 1, MPI_INT, MPI_PROC_NULL, 3, comm, &request);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(status.MPI_SOURCE, MPI_PROC_NULL);

    received = 12;
    EXPECT_EQ(MPI_Isendrecv_replace(&received, 1, MPI_INT, 0, 3, 0, 4, comm, &request), MPI_SUCCESS);
    send(13, 4);
    EXPECT_EQ(receive(3), 12);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(received, 13);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
