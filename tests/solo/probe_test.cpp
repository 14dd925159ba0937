#include "messages.h"

namespace {

// 3.8.1: a probe tells what a receive would get, and leaves it there.
TEST_F(Messages, Probe)
{
    send(1, 4);
    send(2, 5);
    EXPECT_EQ(MPI_Probe(0, 5, comm, &status), MPI_SUCCESS);
    expect_status(status, 0, 5, 4);
    EXPECT_EQ(MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(status.MPI_TAG, 4);
    MPI_Iprobe(0, 6, comm, &flag, &status);
    EXPECT_FALSE(flag);
    EXPECT_EQ(receive(5), 2);
    EXPECT_EQ(receive(4), 1);
    EXPECT_REFUSED(MPI_Iprobe(1, 0, comm, &flag, &status), MPI_ERR_RANK, "source");
}

// 3.8.2: a message that is matched is gone for others.
TEST_F(Messages, MatchedProbe)
{
    MPI_Message message = MPI_MESSAGE_NULL;
    EXPECT_EQ(MPI_Improbe(0, 4, comm, &flag, &message, &status), MPI_SUCCESS);
    EXPECT_FALSE(flag);
    EXPECT_EQ(message, MPI_MESSAGE_NULL);
    send(1, 4);
    send(2, 4);
    EXPECT_EQ(MPI_Mprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &message, &status), MPI_SUCCESS);
    expect_status(status, 0, 4, 4);
    EXPECT_EQ(receive(4), 2);
    EXPECT_FALSE(has_message());
    int value = 0;
    MPI_Message copy = message;
    EXPECT_EQ(MPI_Mrecv(&value, 1, MPI_INT, &message, &status), MPI_SUCCESS);
    EXPECT_EQ(value, 1);
    EXPECT_EQ(message, MPI_MESSAGE_NULL);
    expect_status(status, 0, 4, 4);
    EXPECT_EQ(class_of(MPI_Mrecv(&value, 1, MPI_INT, &copy, &status)), MPI_ERR_REQUEST);
}

// 3.8.3: too long, nonblocking, of nobody; a synchronous send goes on when the message is received, not when it is matched.
TEST_F(Messages, MatchedReceive)
{
    MPI_Message message;
    const int sent[2] = {1, 2};
    int received[2] = {-1, -1};
    MPI_Issend(sent, 2, MPI_INT, 0, 4, comm, &request);
    MPI_Improbe(0, 4, comm, &flag, &message, &status);
    EXPECT_TRUE(flag);
    MPI_Cancel(&request);  // too late
    MPI_Test(&request, &flag, &status);
    EXPECT_FALSE(flag);
    MPI_Request receive = MPI_REQUEST_NULL;
    EXPECT_EQ(MPI_Imrecv(received, 1, MPI_INT, &message, &receive), MPI_SUCCESS);
    EXPECT_EQ(message, MPI_MESSAGE_NULL);
    EXPECT_EQ(class_of(MPI_Wait(&receive, &status)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(received[1], -1);
    MPI_Test(&request, &flag, &status);
    EXPECT_TRUE(flag);
    EXPECT_FALSE(is_cancelled(status));

    MPI_Send(sent, 2, MPI_INT, 0, 4, comm);
    MPI_Mprobe(0, 4, comm, &message, MPI_STATUS_IGNORE);
    EXPECT_EQ(class_of(MPI_Mrecv(received, 1, MPI_INT, &message, &status)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(message, MPI_MESSAGE_NULL);

    EXPECT_EQ(MPI_Mprobe(MPI_PROC_NULL, 4, comm, &message, &status), MPI_SUCCESS);
    EXPECT_EQ(message, MPI_MESSAGE_NO_PROC);
    expect_status(status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
    EXPECT_EQ(MPI_Mrecv(received, 1, MPI_INT, &message, &status), MPI_SUCCESS);
    expect_status(status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
    EXPECT_EQ(message, MPI_MESSAGE_NULL);
    MPI_Improbe(MPI_PROC_NULL, 4, comm, &flag, &message, &status);
    EXPECT_TRUE(flag);
    MPI_Imrecv(received, 1, MPI_INT, &message, &receive);
    EXPECT_EQ(MPI_Wait(&receive, &status), MPI_SUCCESS);
    expect_status(status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
}

// 3.8.3: the message outlives the communicator's handle.
TEST(MatchedMessage, OutlivesItsCommunicator)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    int value = 3;
    MPI_Send(&value, 1, MPI_INT, 0, 0, comm);
    MPI_Message message;
    MPI_Mprobe(0, 0, comm, &message, MPI_STATUS_IGNORE);
    MPI_Comm_free(&comm);
    value = 0;
    EXPECT_EQ(MPI_Mrecv(&value, 1, MPI_INT, &message, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(value, 3);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
