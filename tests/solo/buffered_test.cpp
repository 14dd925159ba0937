#include "messages.h"

#include <cstdint>
#include <vector>

namespace {

// Detaches what a test has left attached to the process.
class Buffered : public Messages {
protected:
    void TearDown() override
    {
        void *old = nullptr;
        int size = 0;
        EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
        Messages::TearDown();
    }
    void attach(int messages_of_an_int)
    {
        memory.assign(static_cast<std::size_t>(messages_of_an_int) * one, 0);
        ASSERT_EQ(MPI_Buffer_attach(memory.data(), static_cast<int>(memory.size())), MPI_SUCCESS);
    }
    int bsend(int value, int tag) { return MPI_Bsend(&value, 1, MPI_INT, 0, tag, comm); }
    static constexpr std::size_t one = sizeof(int);  // nothing of MPI_BSEND_OVERHEAD is needed
    std::vector<char> memory;
    void *old = nullptr;
    int size = -7;
};

// 3.6: a message in the buffer is a copy.
TEST_F(Buffered, SendAndReceive)
{
    attach(1);
    int value = 4;
    EXPECT_EQ(MPI_Bsend(&value, 1, MPI_INT, 0, 1, comm), MPI_SUCCESS);
    value = 5;
    EXPECT_EQ(receive(1), 4);
    EXPECT_EQ(MPI_Ibsend(&value, 1, MPI_INT, 0, 1, comm, &request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 5);
    EXPECT_EQ(MPI_Bsend_init(&value, 1, MPI_INT, 0, 1, comm, &request), MPI_SUCCESS);
    for (value = 6; value < 8; ++value) {
        EXPECT_EQ(MPI_Start(&request), MPI_SUCCESS);
        EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(receive(1), value);
    }
    MPI_Request_free(&request);
}

// 3.6: without room a send is refused, and nothing is sent.
TEST_F(Buffered, Room)
{
    EXPECT_REFUSED(bsend(1, 1), MPI_ERR_BUFFER, "MPI_Buffer_attach");
    attach(3);
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(bsend(i, i), MPI_SUCCESS);
    EXPECT_EQ(class_of(bsend(3, 3)), MPI_ERR_BUFFER);
    int value = 3;
    EXPECT_EQ(class_of(MPI_Ibsend(&value, 1, MPI_INT, 0, 3, comm, &request)), MPI_ERR_BUFFER);
    EXPECT_EQ(receive(1), 1);
    EXPECT_EQ(bsend(4, 4), MPI_SUCCESS);
    EXPECT_EQ(class_of(bsend(3, 3)), MPI_ERR_BUFFER);
    for (const int tag : {0, 2, 4})
        EXPECT_EQ(receive(tag), tag);
}

// 3.6: the sum of what is promised counts, not how it lies: two gaps make room for one message of their size.
TEST_F(Buffered, Gaps)
{
    attach(4);
    for (int i = 0; i < 4; ++i)
        bsend(i, i);
    EXPECT_EQ(receive(0), 0);
    EXPECT_EQ(receive(2), 2);
    std::vector<char> large(2 * one, 'x'), received(large.size());
    const int bytes = static_cast<int>(large.size());
    EXPECT_EQ(MPI_Bsend(large.data(), bytes, MPI_CHAR, 0, 9, comm), MPI_SUCCESS);
    EXPECT_EQ(class_of(bsend(5, 5)), MPI_ERR_BUFFER);
    EXPECT_EQ(MPI_Recv(received.data(), bytes, MPI_CHAR, 0, 9, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, large);
    EXPECT_EQ(receive(1), 1);
    EXPECT_EQ(receive(3), 3);
    EXPECT_EQ(MPI_Bsend(large.data(), bytes, MPI_CHAR, 0, 9, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Bsend(large.data(), bytes, MPI_CHAR, 0, 9, comm), MPI_SUCCESS);
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(MPI_Recv(received.data(), bytes, MPI_CHAR, 0, 9, comm, &status), MPI_SUCCESS);
}

// 3.6: a datatype with gaps takes its packed size.
TEST_F(Buffered, Datatypes)
{
    MPI_Datatype column;
    MPI_Type_vector(2, 1, 3, MPI_SHORT, &column);
    MPI_Type_commit(&column);
    attach(1);
    const short data[4] = {1, 2, 3, 4};
    short received[2] = {};
    EXPECT_EQ(MPI_Bsend(data, 1, column, 0, 0, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Recv(received, 2, MPI_SHORT, 0, 0, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received[1], 4);
    MPI_Type_free(&column);
}

// 3.6: detaching gives back what was attached; nested use works also where nothing was attached.
TEST_F(Buffered, Detach)
{
    attach(2);
    char other[2000];
    EXPECT_REFUSED(MPI_Buffer_attach(other, 2000), MPI_ERR_BUFFER, "attached already");
    EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
    EXPECT_EQ(old, memory.data());
    EXPECT_EQ(size, static_cast<int>(memory.size()));
    EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
    EXPECT_EQ(old, nullptr);
    EXPECT_EQ(size, 0);
    EXPECT_EQ(MPI_Buffer_attach(old, size), MPI_SUCCESS);
    EXPECT_EQ(MPI_Buffer_attach(other, 2000), MPI_SUCCESS);
    MPI_Count large = 0;
    EXPECT_EQ(MPI_Buffer_detach_c(&old, &large), MPI_SUCCESS);
    EXPECT_EQ(large, 2000);
    EXPECT_EQ(MPI_Buffer_attach_c(other, MPI_Count{1} << 33), MPI_SUCCESS);  // never touched here
    EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);                  // int cannot tell
    EXPECT_EQ(size, MPI_UNDEFINED);
    EXPECT_EQ(old, other);
    EXPECT_EQ(MPI_Comm_attach_buffer_c(comm, other, MPI_Count{1} << 33), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_detach_buffer(comm, &old, &size), MPI_SUCCESS);
    EXPECT_EQ(size, MPI_UNDEFINED);
    EXPECT_EQ(MPI_Buffer_attach_c(other, MPI_Count{1} << 33), MPI_SUCCESS);
    EXPECT_EQ(MPI_Buffer_detach_c(&old, &large), MPI_SUCCESS);
    EXPECT_EQ(large, MPI_Count{1} << 33);
    EXPECT_REFUSED(MPI_Buffer_attach(nullptr, 5), MPI_ERR_BUFFER, "buffer");
    EXPECT_REFUSED(MPI_Buffer_attach(other, -1), MPI_ERR_ARG, "size");
}

// 3.6: nothing of the buffer is in use when it is detached, though no message has been received yet.
TEST_F(Buffered, DetachWithMessages)
{
    attach(3);
    for (int i = 0; i < 3; ++i)
        bsend(i, i);
    EXPECT_EQ(receive(1), 1);
    MPI_Message message;
    MPI_Mprobe(0, 2, comm, &message, &status);
    EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
    EXPECT_EQ(old, memory.data());
    EXPECT_EQ(size, static_cast<int>(memory.size()));
    memory.assign(memory.size(), 99);
    attach(1);
    EXPECT_EQ(bsend(7, 7), MPI_SUCCESS);
    int value = -1;
    EXPECT_EQ(MPI_Mrecv(&value, 1, MPI_INT, &message, &status), MPI_SUCCESS);
    EXPECT_EQ(value, 2);
    EXPECT_EQ(receive(0), 0);
    EXPECT_EQ(class_of(bsend(8, 8)), MPI_ERR_BUFFER);  // what the others gave back was not this buffer's
    EXPECT_EQ(receive(7), 7);
}

// 3.6 (4.1): after a flush the whole buffer is free again.
TEST_F(Buffered, Flush)
{
    EXPECT_EQ(MPI_Buffer_flush(), MPI_SUCCESS);
    attach(2);
    bsend(1, 1);
    bsend(2, 2);
    EXPECT_EQ(MPI_Buffer_iflush(&request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(bsend(3, 3), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 1);
    EXPECT_EQ(bsend(4, 4), MPI_SUCCESS);
    EXPECT_EQ(class_of(bsend(5, 5)), MPI_ERR_BUFFER);
    EXPECT_EQ(MPI_Buffer_flush(), MPI_SUCCESS);
    EXPECT_EQ(bsend(5, 5), MPI_SUCCESS);
    for (int tag = 2; tag < 6; ++tag)
        EXPECT_EQ(receive(tag), tag);
    MPI_Buffer_iflush(&request);
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
}

// 3.6: a message takes its packed bytes; one without data takes nothing.
TEST_F(Buffered, WithoutOverhead)
{
    attach(1);
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(MPI_Bsend(nullptr, 0, MPI_INT, 0, i, comm), MPI_SUCCESS);
    EXPECT_EQ(bsend(5, 5), MPI_SUCCESS);
    EXPECT_EQ(MPI_Bsend(nullptr, 0, MPI_INT, 0, 3, comm), MPI_SUCCESS);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(MPI_Recv(nullptr, 0, MPI_INT, 0, i, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(receive(5), 5);
}

// 3.6: a message that a matched probe has taken is in the buffer until it is received.
TEST_F(Buffered, MatchedProbe)
{
    attach(1);
    bsend(1, 1);
    MPI_Message message;
    MPI_Mprobe(0, 1, comm, &message, &status);
    EXPECT_EQ(class_of(bsend(2, 1)), MPI_ERR_BUFFER);
    int value = 0;
    EXPECT_EQ(MPI_Mrecv(&value, 1, MPI_INT, &message, &status), MPI_SUCCESS);
    EXPECT_EQ(bsend(2, 1), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 2);
}

// 3.6 (4.1): memory of the library's own
TEST_F(Buffered, Automatic)
{
    EXPECT_EQ(MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0), MPI_SUCCESS);
    std::vector<int> large(1 << 20, 3), received(1 << 20, 0);
    EXPECT_EQ(MPI_Bsend(large.data(), 1 << 20, MPI_INT, 0, 1, comm), MPI_SUCCESS);
    EXPECT_EQ(bsend(5, 2), MPI_SUCCESS);
    EXPECT_EQ(MPI_Bsend(nullptr, 0, MPI_INT, 0, 3, comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Recv(nullptr, 0, MPI_INT, 0, 3, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(receive(2), 5);
    EXPECT_EQ(MPI_Recv(received.data(), 1 << 20, MPI_INT, 0, 1, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, large);
    EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
    EXPECT_EQ(old, MPI_BUFFER_AUTOMATIC);
    EXPECT_EQ(size, 0);
}

// 3.6 (4.1): a communicator's own buffer is used alone, even when it is too small.
TEST_F(Buffered, OfACommunicator)
{
    attach(4);
    std::vector<char> own(one);
    EXPECT_EQ(MPI_Comm_attach_buffer(comm, own.data(), static_cast<int>(own.size())), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Comm_attach_buffer(comm, own.data(), 5)), MPI_ERR_BUFFER);
    EXPECT_EQ(bsend(1, 1), MPI_SUCCESS);
    EXPECT_EQ(class_of(bsend(2, 1)), MPI_ERR_BUFFER);
    EXPECT_EQ(MPI_Buffer_flush(), MPI_SUCCESS);        // that of the process is empty
    EXPECT_EQ(class_of(bsend(2, 1)), MPI_ERR_BUFFER);  // and so it was
    EXPECT_EQ(MPI_Comm_iflush_buffer(comm, &request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(bsend(2, 2), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_flush_buffer(comm), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 1);
    EXPECT_EQ(receive(2), 2);
    EXPECT_EQ(MPI_Comm_detach_buffer(comm, &old, &size), MPI_SUCCESS);
    EXPECT_EQ(old, own.data());
    EXPECT_EQ(bsend(2, 1), MPI_SUCCESS);  // the process's again
    EXPECT_EQ(MPI_Buffer_flush(), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 2);
}

// 3.6 (4.1): a session's buffer is used by its communicators that have none.
TEST_F(Buffered, OfASession)
{
    MPI_Session session;
    ASSERT_EQ(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
    MPI_Group group;
    ASSERT_EQ(MPI_Group_from_session_pset(session, "mpi://SELF", &group), MPI_SUCCESS);
    MPI_Comm of_session;
    ASSERT_EQ(MPI_Comm_create_from_group(group, "buffered", MPI_INFO_NULL, MPI_ERRORS_RETURN, &of_session),
              MPI_SUCCESS);
    std::vector<char> own(one);
    int value = 6;
    attach(1);
    EXPECT_EQ(MPI_Session_attach_buffer(session, own.data(), static_cast<int>(own.size())), MPI_SUCCESS);
    EXPECT_EQ(MPI_Bsend(&value, 1, MPI_INT, 0, 0, of_session), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Bsend(&value, 1, MPI_INT, 0, 0, of_session)), MPI_ERR_BUFFER);
    EXPECT_EQ(bsend(7, 1), MPI_SUCCESS);
    EXPECT_EQ(MPI_Session_iflush_buffer(session, &request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, 0, 0, of_session, &status), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(MPI_Session_flush_buffer(session), MPI_SUCCESS);
    EXPECT_EQ(MPI_Session_detach_buffer(session, &old, &size), MPI_SUCCESS);
    EXPECT_EQ(old, own.data());
    EXPECT_EQ(receive(1), 7);
    MPI_Comm_free(&of_session);
    MPI_Group_free(&group);
    MPI_Session_finalize(&session);
}

// A communicator may go with its buffer and its messages.
TEST_F(Buffered, FreedWithItsCommunicator)
{
    MPI_Comm freed;
    MPI_Comm_dup(comm, &freed);
    std::vector<char> own(one);
    MPI_Comm_attach_buffer(freed, own.data(), static_cast<int>(own.size()));
    int value = 1;
    EXPECT_EQ(MPI_Bsend(&value, 1, MPI_INT, 0, 0, freed), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_free(&freed), MPI_SUCCESS);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
