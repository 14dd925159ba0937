#include "messages.h"

#include <numeric>
#include <vector>

namespace {

// 3.2: what was sent arrives, with source, tag and count; MPI_ERROR is not touched (R169).
TEST_F(Messages, SendAndReceive)
{
    const std::vector<double> sent = {1.5, -2.5, 3.5};
    std::vector<double> received(5, -1.0);
    EXPECT_EQ(MPI_Send(sent.data(), 3, MPI_DOUBLE, 0, 17, comm), MPI_SUCCESS);
    status = poisoned();
    EXPECT_EQ(MPI_Recv(received.data(), 5, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, (std::vector<double>{1.5, -2.5, 3.5, -1.0, -1.0}));
    expect_status(status, 0, 17, 24);
    EXPECT_EQ(count_of(status, MPI_DOUBLE), 3);
    EXPECT_EQ(count_of(status, MPI_LONG_DOUBLE), MPI_UNDEFINED);
    EXPECT_EQ(status.MPI_ERROR, -73);
}

// 3.2: a message without data is a message; null buffers are fine then.
TEST_F(Messages, OfNoBytes)
{
    EXPECT_EQ(MPI_Send(nullptr, 0, MPI_INT, 0, 0, comm), MPI_SUCCESS);
    EXPECT_TRUE(has_message());
    EXPECT_EQ(MPI_Recv(nullptr, 0, MPI_INT, 0, 0, comm, &status), MPI_SUCCESS);
    expect_status(status, 0, 0, 0);
}

// 3.2.6: nothing is said of a message whose status is ignored.
TEST_F(Messages, StatusIgnored)
{
    send(5, 1);
    int value = 0;
    EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, 0, 1, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(value, 5);
}

// 3.2.4: a message that is too long fills the buffer, is told of, and is consumed; nothing behind the buffer is written.
TEST_F(Messages, TooLong)
{
    const int sent[4] = {1, 2, 3, 4};
    int received[4] = {-1, -1, -1, -1};
    MPI_Send(sent, 4, MPI_INT, 0, 2, comm);
    EXPECT_EQ(class_of(MPI_Recv(received, 2, MPI_INT, 0, 2, comm, &status)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(received[1], 2);
    EXPECT_EQ(received[2], -1);
    EXPECT_EQ(status.MPI_SOURCE, 0);
    EXPECT_EQ(status.MPI_TAG, 2);
    EXPECT_FALSE(has_message());

    int later[4] = {-1, -1, -1, -1};
    MPI_Irecv(later, 3, MPI_INT, 0, 2, comm, &request);
    EXPECT_EQ(MPI_Send(sent, 4, MPI_INT, 0, 2, comm), MPI_SUCCESS);  // the receiver's fault
    status = poisoned();
    EXPECT_EQ(class_of(MPI_Wait(&request, &status)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    EXPECT_EQ(status.MPI_TAG, 2);
    EXPECT_EQ(later[2], 3);
    EXPECT_EQ(later[3], -1);
}

// 3.2.4 with a datatype that has gaps on either side
TEST_F(Messages, TooLongForAVector)
{
    MPI_Datatype every_other;
    MPI_Type_vector(2, 1, 2, MPI_INT, &every_other);
    MPI_Type_commit(&every_other);
    const int sent[3] = {1, 2, 3};
    int received[5] = {-1, -1, -1, -1, -1};
    MPI_Send(sent, 3, MPI_INT, 0, 0, comm);
    EXPECT_EQ(class_of(MPI_Recv(received, 1, every_other, 0, 0, comm, &status)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(std::vector<int>(received, received + 5), (std::vector<int>{1, -1, 2, -1, -1}));
    MPI_Irecv(received, 1, MPI_INT, 0, 0, comm, &request);
    MPI_Send(received, 1, every_other, 0, 0, comm);
    EXPECT_EQ(class_of(MPI_Wait(&request, MPI_STATUS_IGNORE)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(received[0], 1);
    MPI_Type_free(&every_other);
}

// 3.2.2, 5.1: datatypes of both sides may lie differently; also when freed while the operation is under way (5.1.9).
TEST_F(Messages, DatatypesWithGaps)
{
    MPI_Datatype column;
    MPI_Type_vector(3, 1, 4, MPI_INT, &column);
    MPI_Type_commit(&column);
    int matrix[12];
    std::iota(matrix, matrix + 12, 0);
    int received[12] = {};
    MPI_Datatype freed;
    MPI_Type_dup(column, &freed);
    MPI_Irecv(received, 1, freed, 0, 0, comm, &request);
    MPI_Type_free(&freed);
    MPI_Send(matrix + 1, 1, column, 0, 0, comm);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(std::vector<int>(received, received + 9), (std::vector<int>{1, 0, 0, 0, 5, 0, 0, 0, 9}));
    EXPECT_EQ(count_of(status, column), 1);

    MPI_Type_dup(column, &freed);
    MPI_Issend(matrix, 1, freed, 0, 0, comm, &request);
    MPI_Type_free(&freed);
    int packed[3] = {};
    EXPECT_EQ(MPI_Recv(packed, 3, MPI_INT, 0, 0, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(packed[2], 8);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Type_free(&column);
}

// 2.5.4, 5.1.12: absolute addresses with MPI_BOTTOM
TEST_F(Messages, FromTheBottom)
{
    int sent = 77, received = 0;
    const auto type_at = [](int *place) {
        MPI_Aint address;
        MPI_Get_address(place, &address);
        MPI_Datatype made;
        const int one = 1;
        MPI_Type_create_hindexed(1, &one, &address, MPI_INT, &made);
        MPI_Type_commit(&made);
        return made;
    };
    MPI_Datatype from = type_at(&sent), to = type_at(&received);
    EXPECT_EQ(MPI_Send(MPI_BOTTOM, 1, from, 0, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Recv(MPI_BOTTOM, 1, to, 0, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 77);
    MPI_Type_free(&from);
    MPI_Type_free(&to);
}

// 3.10: MPI_PROC_NULL takes and gives at once; its status says so.
TEST_F(Messages, NoProcess)
{
    int value = 5;
    EXPECT_EQ(MPI_Send(&value, 1, MPI_INT, MPI_PROC_NULL, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Ssend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Rsend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Bsend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, MPI_PROC_NULL, 9, comm, &status), MPI_SUCCESS);
    expect_status(status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
    EXPECT_EQ(MPI_Irecv(&value, 1, MPI_INT, MPI_PROC_NULL, 9, comm, &request), MPI_SUCCESS);
    EXPECT_NE(request, MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    expect_status(status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
    EXPECT_EQ(MPI_Issend(&value, 1, MPI_INT, MPI_PROC_NULL, 9, comm, &request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(MPI_Probe(MPI_PROC_NULL, 9, comm, &status), MPI_SUCCESS);
    expect_status(status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
    MPI_Iprobe(MPI_PROC_NULL, 9, comm, &flag, &status);
    EXPECT_TRUE(flag);
    EXPECT_EQ(value, 5);
}

// 3.10: persistent ones too, again and again
TEST_F(Messages, NoProcessPersistent)
{
    int value = 5;
    MPI_Request both[2];
    MPI_Send_init(&value, 1, MPI_INT, MPI_PROC_NULL, 0, comm, &both[0]);
    MPI_Recv_init(&value, 1, MPI_INT, MPI_PROC_NULL, 0, comm, &both[1]);
    for (int i = 0; i < 2; ++i) {
        MPI_Status statuses[2];
        EXPECT_EQ(MPI_Startall(2, both), MPI_SUCCESS);
        EXPECT_EQ(MPI_Waitall(2, both, statuses), MPI_SUCCESS);
        expect_status(statuses[1], MPI_PROC_NULL, MPI_ANY_TAG, 0);
    }
    MPI_Request_free(&both[0]);
    MPI_Request_free(&both[1]);
}

// 3.4: a synchronous send is not complete before a receive has begun.
TEST_F(Messages, SynchronousSend)
{
    int value = 8;
    MPI_Issend(&value, 1, MPI_INT, 0, 1, comm, &request);
    MPI_Test(&request, &flag, &status);
    EXPECT_FALSE(flag);
    EXPECT_TRUE(has_message());
    EXPECT_EQ(receive(1), 8);
    MPI_Test(&request, &flag, &status);
    EXPECT_TRUE(flag);
    EXPECT_EQ(request, MPI_REQUEST_NULL);

    int received = 0;
    MPI_Irecv(&received, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Ssend(&value, 1, MPI_INT, 0, 1, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 8);
}

// 3.4: a ready send needs a receive that is posted; without one it is refused, and nothing is sent.
TEST_F(Messages, ReadySend)
{
    int value = 8, received = 0;
    EXPECT_EQ(class_of(MPI_Rsend(&value, 1, MPI_INT, 0, 1, comm)), MPI_ERR_OTHER);
    EXPECT_EQ(class_of(MPI_Irsend(&value, 1, MPI_INT, 0, 1, comm, &request)), MPI_ERR_OTHER);
    EXPECT_FALSE(has_message());
    MPI_Irecv(&received, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Rsend(&value, 1, MPI_INT, 0, 1, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 8);
}

// 3.5, progress: what a single thread could only wait for in vain is refused and leaves nothing behind.
TEST_F(Messages, WaitingForEverIsRefused)
{
    int value = 8;
    EXPECT_REFUSED(MPI_Recv(&value, 1, MPI_INT, 0, 1, comm, &status), MPI_ERR_OTHER, "MPI_Recv");
    EXPECT_REFUSED(MPI_Ssend(&value, 1, MPI_INT, 0, 1, comm), MPI_ERR_OTHER, "MPI_Ssend");
    EXPECT_REFUSED(MPI_Probe(0, 1, comm, &status), MPI_ERR_OTHER, "MPI_Probe");
    MPI_Message message = MPI_MESSAGE_NULL;
    EXPECT_REFUSED(MPI_Mprobe(0, 1, comm, &message, &status), MPI_ERR_OTHER, "MPI_Mprobe");
    MPI_Irecv(&value, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_REFUSED(MPI_Wait(&request, &status), MPI_ERR_OTHER, "MPI_Wait");
    EXPECT_NE(request, MPI_REQUEST_NULL);
    EXPECT_FALSE(has_message());
    send(9, 1);  // goes to the receive that is still there, not to the one that was refused
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(value, 9);
}

// 3.4: a standard send may need a receive; a large nonblocking one keeps the data in the user's memory until then.
TEST_F(Messages, LargeOnes)
{
    std::vector<char> sent(3 << 20, 'a'), received(3 << 20, 'b');
    const int size = static_cast<int>(sent.size());
    EXPECT_REFUSED(MPI_Send(sent.data(), size, MPI_CHAR, 0, 1, comm), MPI_ERR_OTHER, "BINDERY_SOLO_EAGER_SIZE");
    EXPECT_FALSE(has_message());
    MPI_Isend(sent.data(), size, MPI_CHAR, 0, 1, comm, &request);
    MPI_Test(&request, &flag, &status);
    EXPECT_FALSE(flag);
    EXPECT_EQ(MPI_Recv(received.data(), size, MPI_CHAR, 0, 1, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, sent);
    EXPECT_EQ(count_of(status, MPI_CHAR), size);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);

    sent.assign(sent.size(), 'c');
    MPI_Irecv(received.data(), size, MPI_CHAR, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Send(sent.data(), size, MPI_CHAR, 0, 1, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, sent);
}

// 3.4: what a send has copied is not changed by what the sender does afterwards; sizes around that of a message's own room.
TEST_F(Messages, CopiesAreCopies)
{
    for (const int size : {1, 63, 64, 65, 4096, 1 << 20}) {
        std::vector<char> data(static_cast<std::size_t>(size), 'x'), received(static_cast<std::size_t>(size), 'y');
        MPI_Send(data.data(), size, MPI_CHAR, 0, 0, comm);
        data.assign(data.size(), 'z');
        MPI_Recv(received.data(), size, MPI_CHAR, 0, 0, comm, &status);
        EXPECT_EQ(received, std::vector<char>(static_cast<std::size_t>(size), 'x'));
    }
}

// 3.2, 2.2: counts beyond 2^31 in the large forms
TEST_F(Messages, LargeCounts)
{
    MPI_Datatype nothing;
    MPI_Type_contiguous(0, MPI_INT, &nothing);
    MPI_Type_commit(&nothing);
    const MPI_Count many = MPI_Count{1} << 33;
    EXPECT_EQ(MPI_Send_c(nullptr, many, nothing, 0, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Recv_c(nullptr, many, nothing, 0, 0, comm, &status), MPI_SUCCESS);
    MPI_Type_free(&nothing);
    EXPECT_REFUSED(MPI_Send_c(&status, MPI_Count{1} << 61, MPI_DOUBLE, 0, 0, comm), MPI_ERR_COUNT, "count");
    char received[8];
    MPI_Send("abcd", 4, MPI_CHAR, 0, 0, comm);
    EXPECT_EQ(MPI_Recv_c(received, 8, MPI_CHAR, 0, 0, comm, &status), MPI_SUCCESS);
    MPI_Count count = 0;
    MPI_Get_count_c(&status, MPI_CHAR, &count);
    EXPECT_EQ(count, 4);
}

// 3.8.4: a receive that is cancelled takes no message; a matched one is not cancelled.
TEST_F(Messages, CancelReceive)
{
    int value = -1;
    MPI_Irecv(&value, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_TRUE(is_cancelled(status));
    send(5, 1);
    MPI_Irecv(&value, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_FALSE(is_cancelled(status));
    EXPECT_EQ(value, 5);
}

// 3.8.4: a send that no receive has matched
TEST_F(Messages, CancelSend)
{
    int value = 4;
    MPI_Issend(&value, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_TRUE(is_cancelled(status));
    EXPECT_FALSE(has_message());
    MPI_Isend(&value, 1, MPI_INT, 0, 1, comm, &request);  // copied: it completes normally
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(is_cancelled(status), !has_message());
    EXPECT_EQ(receive(1), 4);
}

// R151, 3.2: what is wrong is refused by its class and its name, and nothing is sent.
TEST_F(Messages, WrongArguments)
{
    int value = 1;
    EXPECT_REFUSED(MPI_Send(&value, 1, MPI_INT, 1, 0, comm), MPI_ERR_RANK, "dest");
    EXPECT_REFUSED(MPI_Send(&value, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm), MPI_ERR_RANK, "dest");
    EXPECT_REFUSED(MPI_Send(&value, 1, MPI_INT, 0, -5, comm), MPI_ERR_TAG, "tag");
    EXPECT_REFUSED(MPI_Send(&value, 1, MPI_INT, 0, MPI_ANY_TAG, comm), MPI_ERR_TAG, "tag");
    EXPECT_REFUSED(MPI_Send(&value, -1, MPI_INT, 0, 0, comm), MPI_ERR_COUNT, "count");
    EXPECT_REFUSED(MPI_Send(&value, 1, MPI_DATATYPE_NULL, 0, 0, comm), MPI_ERR_TYPE, "datatype");
    EXPECT_REFUSED(MPI_Send(nullptr, 1, MPI_INT, 0, 0, comm), MPI_ERR_BUFFER, "buf");
    EXPECT_REFUSED(MPI_Send(MPI_IN_PLACE, 1, MPI_INT, 0, 0, comm), MPI_ERR_BUFFER, "buf");
    EXPECT_REFUSED(MPI_Recv(nullptr, 1, MPI_INT, 0, 0, comm, &status), MPI_ERR_BUFFER, "buf");
    EXPECT_REFUSED(MPI_Recv(&value, 1, MPI_INT, 2, 0, comm, &status), MPI_ERR_RANK, "source");
    EXPECT_REFUSED(MPI_Recv(&value, 1, MPI_INT, 0, -9, comm, &status), MPI_ERR_TAG, "tag");
    EXPECT_REFUSED(MPI_Irecv(&value, 1, MPI_INT, 1, 0, comm, &request), MPI_ERR_RANK, "source");
    EXPECT_REFUSED(MPI_Isend(&value, 1, MPI_INT, 1, 0, comm, &request), MPI_ERR_RANK, "dest");
    EXPECT_REFUSED(MPI_Send_init(&value, 1, MPI_INT, 1, 0, comm, &request), MPI_ERR_RANK, "dest");
    EXPECT_REFUSED(MPI_Send(&value, 1, MPI_INT, 0, 0, MPI_COMM_NULL), MPI_ERR_COMM, "comm");
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    EXPECT_REFUSED(MPI_Send(&value, 1, pair, 0, 0, comm), MPI_ERR_TYPE, "datatype");
    EXPECT_REFUSED(MPI_Recv(&value, 1, pair, 0, 0, comm, &status), MPI_ERR_TYPE, "datatype");
    MPI_Type_free(&pair);
}

// 7.4.3: a communicator that is freed while operations are under way lasts until they are done.
TEST(FreedCommunicator, CompletesWhatIsUnderWay)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    int sent = 6, received = 0;
    MPI_Request requests[2];
    MPI_Recv_init(&received, 1, MPI_INT, 0, 0, comm, &requests[0]);
    MPI_Send_init(&sent, 1, MPI_INT, 0, 0, comm, &requests[1]);
    MPI_Comm_free(&comm);
    EXPECT_EQ(MPI_Startall(2, requests), MPI_SUCCESS);
    EXPECT_EQ(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 6);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
