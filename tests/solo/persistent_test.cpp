#include "messages.h"

#include <array>

namespace {

// 3.9: persistent requests; inactive ones are complete, with the empty status (R169).
TEST_F(Messages, Persistent)
{
    int sent = 0, received = -1;
    std::array<MPI_Request, 2> both;
    std::array<MPI_Status, 2> statuses;
    MPI_Recv_init(&received, 1, MPI_INT, 0, 1, comm, &both[0]);
    MPI_Send_init(&sent, 1, MPI_INT, 0, 1, comm, &both[1]);
    const MPI_Request before = both[0];
    for (sent = 1; sent < 4; ++sent) {
        statuses[0] = poisoned();
        EXPECT_EQ(MPI_Waitall(2, both.data(), statuses.data()), MPI_SUCCESS);
        expect_empty(statuses[0]);
        EXPECT_EQ(class_of(MPI_Cancel(&both[0])), MPI_ERR_REQUEST);
        EXPECT_EQ(MPI_Startall(2, both.data()), MPI_SUCCESS);
        EXPECT_EQ(class_of(MPI_Start(&both[1])), MPI_ERR_REQUEST);  // complete, but still active
        EXPECT_EQ(MPI_Waitall(2, both.data(), statuses.data()), MPI_SUCCESS);
        expect_status(statuses[0], 0, 1, 4);
        EXPECT_EQ(received, sent);
        EXPECT_EQ(both[0], before);
    }
    int index = -7, outcount = -7;
    EXPECT_EQ(MPI_Waitany(2, both.data(), &index, &status), MPI_SUCCESS);
    EXPECT_EQ(index, MPI_UNDEFINED);
    EXPECT_EQ(MPI_Testsome(2, both.data(), &outcount, &index, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(outcount, MPI_UNDEFINED);
    EXPECT_EQ(MPI_Request_free(&both[0]), MPI_SUCCESS);
    EXPECT_EQ(both[0], MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Request_free(&both[1]), MPI_SUCCESS);
}

// 3.9: every mode; a cancelled receive can be started again.
TEST_F(Messages, PersistentModes)
{
    int sent = 5, received = -1;
    std::array<MPI_Request, 2> both;
    MPI_Recv_init(&received, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &both[0]);
    for (const auto init : {MPI_Ssend_init, MPI_Rsend_init, MPI_Bsend_init, MPI_Send_init}) {
        received = -1;
        init(&sent, 1, MPI_INT, 0, 1, comm, &both[1]);
        EXPECT_EQ(MPI_Startall(2, both.data()), MPI_SUCCESS);
        EXPECT_EQ(MPI_Waitall(2, both.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(received, 5);
        MPI_Request_free(&both[1]);
    }
    MPI_Rsend_init(&sent, 1, MPI_INT, 0, 1, comm, &both[1]);
    EXPECT_EQ(class_of(MPI_Start(&both[1])), MPI_ERR_OTHER);  // no receive
    EXPECT_EQ(MPI_Wait(&both[1], &status), MPI_SUCCESS);      // it is inactive
    expect_empty(status);
    MPI_Request_free(&both[1]);
    MPI_Start(&both[0]);
    MPI_Cancel(&both[0]);
    EXPECT_EQ(MPI_Wait(&both[0], &status), MPI_SUCCESS);
    EXPECT_TRUE(is_cancelled(status));
    MPI_Start(&both[0]);
    send(6, 2);
    EXPECT_EQ(MPI_Wait(&both[0], &status), MPI_SUCCESS);
    expect_status(status, 0, 2, 4);
    EXPECT_EQ(received, 6);
    MPI_Request_free(&both[0]);
}

// 3.9: errors of a start leave no trace; a request twice in a list is one.
TEST_F(Messages, StartRefused)
{
    int sent = 5;
    MPI_Request persistent;
    MPI_Send_init(&sent, 1, MPI_INT, 0, 1, comm, &persistent);
    std::array<MPI_Request, 2> twice = {persistent, persistent};
    EXPECT_EQ(class_of(MPI_Startall(2, twice.data())), MPI_ERR_REQUEST);
    EXPECT_FALSE(has_message());
    EXPECT_EQ(MPI_Start(&persistent), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&persistent, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 5);
    MPI_Request_free(&persistent);
    MPI_Irecv(&sent, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_REFUSED(MPI_Start(&request), MPI_ERR_REQUEST, "not persistent");
    MPI_Cancel(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

// 3.7.3: a request that is freed goes on to its end.
TEST_F(Messages, FreedWhileActive)
{
    int received = -1, sent = 7;
    MPI_Irecv(&received, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    send(4, 1);
    EXPECT_EQ(received, 4);
    MPI_Issend(&sent, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 7);
    MPI_Recv_init(&received, 1, MPI_INT, 0, 1, comm, &request);
    MPI_Start(&request);
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    send(9, 1);
    EXPECT_EQ(received, 9);
    MPI_Isend(&sent, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    EXPECT_EQ(receive(1), 7);
    // nobody else could be told that this receive was too short
    MPI_Irecv(&received, 0, MPI_INT, 0, 1, comm, &request);
    MPI_Request_free(&request);
    EXPECT_EQ(class_of(MPI_Send(&sent, 1, MPI_INT, 0, 1, comm)), MPI_ERR_TRUNCATE);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
