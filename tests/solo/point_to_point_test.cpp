#include "messages.h"

#include <chrono>
#include <numeric>
#include <random>
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

// 3.5: messages of one tag do not overtake each other; those of other tags may be received first.
TEST_F(Messages, KeepTheirOrder)
{
    for (int i = 0; i < 6; ++i)
        send(i, i % 2);
    EXPECT_EQ(receive(1), 1);
    EXPECT_EQ(receive(MPI_ANY_TAG), 0);
    EXPECT_EQ(status.MPI_TAG, 0);
    EXPECT_EQ(receive(1), 3);
    EXPECT_EQ(receive(MPI_ANY_TAG), 2);
    EXPECT_EQ(receive(0), 4);
    EXPECT_EQ(receive(MPI_ANY_TAG), 5);
}

// 3.5: a message goes to the receive that was posted first among those that match, wildcard or not.
TEST_F(Messages, GoToTheFirstReceivePosted)
{
    int values[5] = {-1, -1, -1, -1, -1};
    MPI_Request requests[5];
    const int tags[5] = {4, MPI_ANY_TAG, 4, 6, MPI_ANY_TAG};
    for (int i = 0; i < 5; ++i)
        MPI_Irecv(&values[i], 1, MPI_INT, i % 2 ? MPI_ANY_SOURCE : 0, tags[i], comm, &requests[i]);
    const int sent[5] = {6, 4, 4, 6, 4};        // tags, and values
    const int expected[5] = {4, 6, 4, 6, 4};
    for (const int tag : sent)
        send(tag, tag);
    EXPECT_EQ(MPI_Waitall(5, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(values[i], expected[i]) << i;
}

// 3.5 and 7.1: a communicator is a world of its own.
TEST_F(Messages, StayInTheirCommunicator)
{
    send(1, 3);
    int value = 2;
    MPI_Send(&value, 1, MPI_INT, 0, 3, MPI_COMM_SELF);
    MPI_Iprobe(0, 3, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    EXPECT_FALSE(flag);
    MPI_Recv(&value, 1, MPI_INT, 0, 3, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    EXPECT_EQ(value, 2);
    EXPECT_EQ(receive(3), 1);
}

// 3.5 against a plain model: random sends, receives and wildcards, in both orders.
TEST_F(Messages, MatchAsAPlainModelDoes)
{
    struct posted {
        int tag;
        int value;
        MPI_Request request;
    };
    std::mt19937 random(5);
    std::vector<std::pair<int, int>> messages;          // tag, value
    std::vector<std::unique_ptr<posted>> receives;
    std::vector<std::pair<std::unique_ptr<posted>, int>> matched;
    for (int i = 0; i < 4000; ++i) {
        const int tag = static_cast<int>(random() % 40) * 64;
        if (random() % 2) {
            const auto to = std::find_if(receives.begin(), receives.end(), [&](auto &r) { return r->tag == tag || r->tag == MPI_ANY_TAG; });
            send(i, tag);
            if (to == receives.end()) {
                messages.emplace_back(tag, i);
            } else {
                matched.emplace_back(std::move(*to), i);
                receives.erase(to);
            }
        } else {
            auto made = std::make_unique<posted>(posted{random() % 4 ? tag : MPI_ANY_TAG, -1, MPI_REQUEST_NULL});
            MPI_Irecv(&made->value, 1, MPI_INT, MPI_ANY_SOURCE, made->tag, comm, &made->request);
            const auto from = std::find_if(messages.begin(), messages.end(), [&](auto &m) { return made->tag == m.first || made->tag == MPI_ANY_TAG; });
            if (from == messages.end()) {
                receives.push_back(std::move(made));
            } else {
                matched.emplace_back(std::move(made), from->second);
                messages.erase(from);
            }
        }
    }
    for (auto &[receive, value] : matched) {
        EXPECT_EQ(MPI_Test(&receive->request, &flag, &status), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        EXPECT_EQ(receive->value, value);
    }
    for (auto &receive : receives) {
        EXPECT_EQ(MPI_Test(&receive->request, &flag, &status), MPI_SUCCESS);
        EXPECT_FALSE(flag);
        MPI_Cancel(&receive->request);
        MPI_Wait(&receive->request, &status);
        EXPECT_TRUE(is_cancelled(status));
    }
    for (const auto &[tag, value] : messages)
        EXPECT_EQ(receive(MPI_ANY_TAG), value);
}

// Field note 4.2: many that wait, each with a tag of its own, in the worst order, take no time that grows with their square.
TEST_F(Messages, ManyTags)
{
    constexpr int many = 200000;
    const auto begin = std::chrono::steady_clock::now();
    std::vector<int> values(many, -1);
    std::vector<MPI_Request> requests(many);
    for (int i = 0; i < many; ++i)
        MPI_Irecv(&values[static_cast<std::size_t>(i)], 1, MPI_INT, 0, i * 7, comm, &requests[static_cast<std::size_t>(i)]);
    for (int i = many; i-- > 0;)
        send(i, i * 7);
    EXPECT_EQ(MPI_Waitall(many, requests.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
    for (int i = 0; i < many; ++i)
        ASSERT_EQ(values[static_cast<std::size_t>(i)], i);
    for (int i = 0; i < many; ++i)
        send(i, i);
    for (int i = many; i-- > 0;)
        ASSERT_EQ(receive(i), i);
    for (int i = 0; i < many; ++i)
        send(i, 5);
    for (int i = 0; i < many; ++i)
        ASSERT_EQ(receive(5), i);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
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
    EXPECT_EQ(MPI_Send(sent, 4, MPI_INT, 0, 2, comm), MPI_SUCCESS);   // the receiver's fault
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
    send(9, 1);     // goes to the receive that is still there, not to the one that was refused
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(value, 9);
}

// 3.4: a standard send may need a receive; a large one that is nonblocking keeps the data in the user's memory until then.
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

// 3.11: both ways at once
TEST_F(Messages, Sendrecv)
{
    int sent = 1, received = 0;
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, 3, &received, 1, MPI_INT, 0, 3, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, 1);
    expect_status(status, 0, 3, 4);
    send(9, 3);     // is received first
    sent = 2;
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, 3, &received, 1, MPI_INT, 0, MPI_ANY_TAG, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, 9);
    EXPECT_EQ(receive(3), 2);
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, 3, &received, 1, MPI_INT, MPI_PROC_NULL, 3, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(status.MPI_SOURCE, MPI_PROC_NULL);
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, MPI_PROC_NULL, 3, &received, 1, MPI_INT, 0, 3, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(received, 2);
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, MPI_PROC_NULL, 3, &received, 1, MPI_INT, MPI_PROC_NULL, 3, comm, &status), MPI_SUCCESS);
    std::vector<int> large(1 << 20, 4), copy(1 << 20, 0);
    EXPECT_EQ(MPI_Sendrecv(large.data(), 1 << 20, MPI_INT, 0, 3, copy.data(), 1 << 20, MPI_INT, 0, 3, comm, &status), MPI_SUCCESS);
    EXPECT_EQ(copy, large);
}

// 3.11: wrong ones; nothing is left behind.
TEST_F(Messages, SendrecvRefused)
{
    int sent[2] = {1, 2}, received[2] = {-1, -1};
    EXPECT_EQ(class_of(MPI_Sendrecv(sent, 2, MPI_INT, 0, 3, received, 1, MPI_INT, 0, 3, comm, &status)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(received[0], 1);
    EXPECT_EQ(received[1], -1);
    EXPECT_REFUSED(MPI_Sendrecv(sent, 1, MPI_INT, 0, 3, sent, 1, MPI_INT, 0, 3, comm, &status), MPI_ERR_BUFFER, "recvbuf");
    EXPECT_REFUSED(MPI_Sendrecv(sent, 1, MPI_INT, 1, 3, received, 1, MPI_INT, 0, 3, comm, &status), MPI_ERR_RANK, "dest");
    EXPECT_REFUSED(MPI_Sendrecv(sent, 1, MPI_INT, 0, 3, received, 1, MPI_INT, 1, 3, comm, &status), MPI_ERR_RANK, "source");
    EXPECT_EQ(class_of(MPI_Sendrecv(sent, 1, MPI_INT, 0, 3, received, 1, MPI_INT, 0, 4, comm, &status)), MPI_ERR_OTHER);
    EXPECT_EQ(receive(3), 1);   // sent all the same, being small
    std::vector<int> large(1 << 20, 4);
    EXPECT_EQ(class_of(MPI_Sendrecv(large.data(), 1 << 20, MPI_INT, 0, 3, received, 1, MPI_INT, 0, 4, comm, &status)), MPI_ERR_OTHER);
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
    EXPECT_EQ(MPI_Sendrecv_replace(data.data(), 1, MPI_INT, MPI_PROC_NULL, 1, MPI_PROC_NULL, 1, comm, &status), MPI_SUCCESS);
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
    EXPECT_FALSE(flag);     // its own message has not been received
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
    MPI_Cancel(&request);   // too late
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

// 3.8.4: a receive that is cancelled takes no message; one that has matched is not cancelled.
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
    MPI_Isend(&value, 1, MPI_INT, 0, 1, comm, &request);    // copied: it completes normally
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

// R157: the largest tag works.
TEST_F(Messages, LargestTag)
{
    int *largest = nullptr;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &largest, &flag);
    ASSERT_TRUE(flag);
    send(3, *largest);
    EXPECT_EQ(receive(*largest), 3);
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
