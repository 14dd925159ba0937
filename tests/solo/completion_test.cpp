#include "messages.h"

#include <array>
#include <vector>

namespace {

const MPI_Request invalid = reinterpret_cast<MPI_Request>(std::uintptr_t{0x123456789});

// R169, 3.7.3: null requests are complete, with the empty status.
TEST_F(Messages, NullRequests)
{
    status = poisoned();
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    expect_empty(status);
    status = poisoned();
    EXPECT_EQ(MPI_Test(&request, &flag, &status), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    expect_empty(status);
    status = poisoned();
    EXPECT_EQ(MPI_Request_get_status(request, &flag, &status), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    expect_empty(status);
    EXPECT_EQ(class_of(MPI_Request_free(&request)), MPI_ERR_REQUEST);
    EXPECT_EQ(class_of(MPI_Cancel(&request)), MPI_ERR_REQUEST);
    EXPECT_EQ(class_of(MPI_Start(&request)), MPI_ERR_REQUEST);
}

// R169, 3.7.5: lists of null requests, and empty ones
TEST_F(Messages, ListsOfNullRequests)
{
    std::array<MPI_Request, 3> none = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    for (const int count : {0, 3}) {
        std::array<MPI_Status, 3> statuses = {poisoned(), poisoned(), poisoned()};
        std::array<int, 3> indices = {};
        int index = -7;
        EXPECT_EQ(MPI_Waitall(count, none.data(), statuses.data()), MPI_SUCCESS);
        for (int i = 0; i < count; ++i)
            expect_empty(statuses[static_cast<std::size_t>(i)]);
        EXPECT_EQ(MPI_Testall(count, none.data(), &flag, MPI_STATUSES_IGNORE), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        status = poisoned();
        EXPECT_EQ(MPI_Waitany(count, none.data(), &index, &status), MPI_SUCCESS);
        EXPECT_EQ(index, MPI_UNDEFINED);
        expect_empty(status);
        flag = index = -7;
        EXPECT_EQ(MPI_Testany(count, none.data(), &index, &flag, &status), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        EXPECT_EQ(index, MPI_UNDEFINED);
        index = -7;
        EXPECT_EQ(MPI_Waitsome(count, none.data(), &index, indices.data(), statuses.data()), MPI_SUCCESS);
        EXPECT_EQ(index, MPI_UNDEFINED);
        index = -7;
        EXPECT_EQ(MPI_Testsome(count, none.data(), &index, indices.data(), statuses.data()), MPI_SUCCESS);
        EXPECT_EQ(index, MPI_UNDEFINED);
        index = -7;
        EXPECT_EQ(MPI_Request_get_status_some(count, none.data(), &index, indices.data(), statuses.data()),
                  MPI_SUCCESS);
        EXPECT_EQ(index, MPI_UNDEFINED);
        flag = index = -7;
        EXPECT_EQ(MPI_Request_get_status_any(count, none.data(), &index, &flag, &status), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        EXPECT_EQ(index, MPI_UNDEFINED);
        EXPECT_EQ(MPI_Request_get_status_all(count, none.data(), &flag, statuses.data()), MPI_SUCCESS);
        EXPECT_TRUE(flag);
    }
}

// A handle that is not valid is refused, before anything is completed, wherever it stands.
TEST_F(Messages, InvalidRequests)
{
    int value = 0, index = -7;
    send(1, 1);
    std::array<MPI_Request, 2> requests = {MPI_REQUEST_NULL, invalid};
    MPI_Irecv(&value, 1, MPI_INT, 0, 1, comm, &requests[0]);
    const MPI_Request good = requests[0];
    std::array<int, 2> indices = {};
    EXPECT_REFUSED(MPI_Waitall(2, requests.data(), MPI_STATUSES_IGNORE), MPI_ERR_REQUEST, "array_of_requests");
    EXPECT_REFUSED(MPI_Testall(2, requests.data(), &flag, MPI_STATUSES_IGNORE), MPI_ERR_REQUEST, "array_of_requests");
    EXPECT_REFUSED(MPI_Waitany(2, requests.data(), &index, &status), MPI_ERR_REQUEST, "array_of_requests");
    EXPECT_REFUSED(MPI_Testany(2, requests.data(), &index, &flag, &status), MPI_ERR_REQUEST, "array_of_requests");
    EXPECT_REFUSED(MPI_Waitsome(2, requests.data(), &index, indices.data(), MPI_STATUSES_IGNORE), MPI_ERR_REQUEST,
                   "array_of_requests");
    EXPECT_REFUSED(MPI_Testsome(2, requests.data(), &index, indices.data(), MPI_STATUSES_IGNORE), MPI_ERR_REQUEST,
                   "array_of_requests");
    EXPECT_REFUSED(MPI_Request_get_status_all(2, requests.data(), &flag, MPI_STATUSES_IGNORE), MPI_ERR_REQUEST,
                   "array_of_requests");
    EXPECT_REFUSED(MPI_Request_get_status_any(2, requests.data(), &index, &flag, &status), MPI_ERR_REQUEST,
                   "array_of_requests");
    EXPECT_REFUSED(MPI_Startall(2, requests.data()), MPI_ERR_REQUEST, "array_of_requests");
    EXPECT_REFUSED(MPI_Wait(&requests[1], &status), MPI_ERR_REQUEST, "request");
    EXPECT_EQ(requests[0], good);
    EXPECT_EQ(MPI_Wait(&requests[0], &status), MPI_SUCCESS);
    MPI_Request old = good;
    EXPECT_REFUSED(MPI_Wait(&old, &status), MPI_ERR_REQUEST, "request");  // it was freed
}

// R169: MPI_ERROR stays as it is where nothing failed, in all completion calls.
TEST_F(Messages, ErrorFieldIsLeftAlone)
{
    int value = 0, index = 0, outcount = 0;
    std::array<MPI_Status, 1> statuses = {};
    const auto receive_one = [&] {
        send(1, 1);
        MPI_Irecv(&value, 1, MPI_INT, 0, 1, comm, &request);
        statuses[0] = poisoned();
    };
    receive_one();
    EXPECT_EQ(MPI_Wait(&request, statuses.data()), MPI_SUCCESS);
    EXPECT_EQ(statuses[0].MPI_ERROR, -73);
    receive_one();
    EXPECT_EQ(MPI_Test(&request, &flag, statuses.data()), MPI_SUCCESS);
    EXPECT_EQ(statuses[0].MPI_ERROR, -73);
    receive_one();
    EXPECT_EQ(MPI_Waitall(1, &request, statuses.data()), MPI_SUCCESS);
    EXPECT_EQ(statuses[0].MPI_ERROR, -73);
    EXPECT_EQ(statuses[0].MPI_TAG, 1);
    receive_one();
    EXPECT_EQ(MPI_Testall(1, &request, &flag, statuses.data()), MPI_SUCCESS);
    EXPECT_EQ(statuses[0].MPI_ERROR, -73);
    receive_one();
    EXPECT_EQ(MPI_Waitany(1, &request, &index, statuses.data()), MPI_SUCCESS);
    EXPECT_EQ(statuses[0].MPI_ERROR, -73);
    receive_one();
    EXPECT_EQ(MPI_Waitsome(1, &request, &outcount, &index, statuses.data()), MPI_SUCCESS);
    EXPECT_EQ(statuses[0].MPI_ERROR, -73);
    expect_status(statuses[0], 0, 1, 4);
}

// 3.7.5: any, some, all over a list in which some are complete
class Lists : public Messages {
protected:
    // Receives of tags 0 to 4, of which 1 and 3 have got their message (10 times the tag); 2 is null.
    void SetUp() override
    {
        Messages::SetUp();
        for (int tag = 0; tag < 5; ++tag)
            if (tag != 2)
                MPI_Irecv(&values[tag], 1, MPI_INT, 0, tag, comm, &requests[tag]);
        send(10, 1);
        send(30, 3);
    }
    void TearDown() override
    {
        send(0, 0);
        send(40, 4);
        MPI_Status last[5];
        EXPECT_EQ(MPI_Waitall(5, requests, last), MPI_SUCCESS);
        expect_status(last[4], 0, 4, 4);
        expect_empty(last[2]);
        Messages::TearDown();
    }
    int values[5] = {-1, -1, -1, -1, -1};
    MPI_Request requests[5] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL,
                               MPI_REQUEST_NULL};
    MPI_Status statuses[5] = {};
    int indices[5] = {-7, -7, -7, -7, -7};
    int number = -7;
};

TEST_F(Lists, Any)
{
    EXPECT_EQ(MPI_Waitany(5, requests, &number, &status), MPI_SUCCESS);
    EXPECT_EQ(number, 1);
    expect_status(status, 0, 1, 4);
    EXPECT_EQ(requests[1], MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Testany(5, requests, &number, &flag, &status), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    EXPECT_EQ(number, 3);
    EXPECT_EQ(values[3], 30);
    EXPECT_EQ(MPI_Testany(5, requests, &number, &flag, &status), MPI_SUCCESS);
    EXPECT_FALSE(flag);
    EXPECT_EQ(number, MPI_UNDEFINED);
    EXPECT_REFUSED(MPI_Waitany(5, requests, &number, &status), MPI_ERR_OTHER, "MPI_Waitany");
}

TEST_F(Lists, Some)
{
    EXPECT_EQ(MPI_Waitsome(5, requests, &number, indices, statuses), MPI_SUCCESS);
    ASSERT_EQ(number, 2);
    EXPECT_EQ(indices[0], 1);
    EXPECT_EQ(indices[1], 3);
    EXPECT_EQ(indices[2], -7);
    expect_status(statuses[1], 0, 3, 4);
    EXPECT_EQ(requests[3], MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Testsome(5, requests, &number, indices, statuses), MPI_SUCCESS);
    EXPECT_EQ(number, 0);
    EXPECT_REFUSED(MPI_Waitsome(5, requests, &number, indices, statuses), MPI_ERR_OTHER, "MPI_Waitsome");
    send(0, 0);
    EXPECT_EQ(MPI_Testsome(5, requests, &number, indices, statuses), MPI_SUCCESS);
    EXPECT_EQ(number, 1);
    EXPECT_EQ(indices[0], 0);
    MPI_Irecv(&values[0], 1, MPI_INT, 0, 0, comm, &requests[0]);
}

TEST_F(Lists, All)
{
    statuses[1] = poisoned();
    EXPECT_EQ(MPI_Testall(5, requests, &flag, statuses), MPI_SUCCESS);
    EXPECT_FALSE(flag);
    EXPECT_NE(requests[1], MPI_REQUEST_NULL);  // all or none
    EXPECT_REFUSED(MPI_Waitall(5, requests, statuses), MPI_ERR_OTHER, "MPI_Waitall");
    EXPECT_NE(requests[1], MPI_REQUEST_NULL);
}

// 3.7.6: looking changes nothing.
TEST_F(Lists, GetStatus)
{
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(MPI_Request_get_status(requests[0], &flag, &status), MPI_SUCCESS);
        EXPECT_FALSE(flag);
        EXPECT_EQ(MPI_Request_get_status(requests[3], &flag, &status), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        expect_status(status, 0, 3, 4);
        EXPECT_EQ(MPI_Request_get_status_any(5, requests, &number, &flag, &status), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        EXPECT_EQ(number, 1);
        expect_status(status, 0, 1, 4);
        EXPECT_EQ(MPI_Request_get_status_any(1, requests, &number, &flag, &status), MPI_SUCCESS);
        EXPECT_FALSE(flag);
        EXPECT_EQ(number, MPI_UNDEFINED);
        EXPECT_EQ(MPI_Request_get_status_some(5, requests, &number, indices, statuses), MPI_SUCCESS);
        EXPECT_EQ(number, 2);
        EXPECT_EQ(indices[1], 3);
        expect_status(statuses[1], 0, 3, 4);
        EXPECT_EQ(MPI_Request_get_status_some(1, requests, &number, indices, statuses), MPI_SUCCESS);
        EXPECT_EQ(number, 0);
        EXPECT_EQ(MPI_Request_get_status_all(5, requests, &flag, statuses), MPI_SUCCESS);
        EXPECT_FALSE(flag);
        EXPECT_EQ(MPI_Request_get_status_all(3, requests + 1, &flag, statuses), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        expect_status(statuses[0], 0, 1, 4);
        expect_empty(statuses[1]);
        expect_status(statuses[2], 0, 3, 4);
    }
}

// 3.7.5, field note 1.3: with an error in a list every status says what became of its request.
TEST_F(Lists, ErrorsInStatus)
{
    const int two[2] = {1, 2};
    MPI_Irecv(&values[2], 1, MPI_INT, 0, 2, comm, &requests[2]);
    MPI_Send(two, 2, MPI_INT, 0, 2, comm);
    for (MPI_Status &s : statuses)
        s = poisoned();
    // 0 and 4 can never complete here: they are pending, and stay
    EXPECT_EQ(MPI_Waitall(5, requests, statuses), MPI_ERR_IN_STATUS);
    EXPECT_EQ(statuses[0].MPI_ERROR, MPI_ERR_PENDING);
    EXPECT_EQ(statuses[1].MPI_ERROR, MPI_SUCCESS);
    EXPECT_EQ(class_of(statuses[2].MPI_ERROR), MPI_ERR_TRUNCATE);
    EXPECT_EQ(statuses[3].MPI_ERROR, MPI_SUCCESS);
    EXPECT_EQ(statuses[4].MPI_ERROR, MPI_ERR_PENDING);
    expect_status(statuses[3], 0, 3, 4);
    expect_status(statuses[2], 0, 2, 4);
    EXPECT_NE(requests[0], MPI_REQUEST_NULL);
    for (const int done : {1, 2, 3})
        EXPECT_EQ(requests[done], MPI_REQUEST_NULL);
}

TEST_F(Lists, ErrorsInStatusOfSome)
{
    const int two[2] = {1, 2};
    MPI_Irecv(&values[2], 1, MPI_INT, 0, 2, comm, &requests[2]);
    MPI_Send(two, 2, MPI_INT, 0, 2, comm);
    EXPECT_EQ(MPI_Waitsome(5, requests, &number, indices, statuses), MPI_ERR_IN_STATUS);
    ASSERT_EQ(number, 3);
    EXPECT_EQ(statuses[0].MPI_ERROR, MPI_SUCCESS);
    EXPECT_EQ(class_of(statuses[1].MPI_ERROR), MPI_ERR_TRUNCATE);
    EXPECT_EQ(statuses[2].MPI_ERROR, MPI_SUCCESS);
}

TEST_F(Lists, ErrorOfAny)
{
    const int two[2] = {1, 2};
    MPI_Irecv(&values[2], 1, MPI_INT, 0, 2, comm, &requests[2]);
    MPI_Send(two, 2, MPI_INT, 0, 2, comm);
    EXPECT_EQ(class_of(MPI_Waitany(2, requests + 2, &number, &status)), MPI_ERR_TRUNCATE);
    EXPECT_EQ(number, 0);
    EXPECT_EQ(requests[2], MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Testall(2, requests + 2, &flag, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_TRUE(flag);
}

// R151: the error is raised on the communicator of the request that failed.
MPI_Comm raised_on;
int raised;
void remember(MPI_Comm *comm, int *code, ...)
{
    raised_on = *comm;
    raised = class_of(*code);
}

TEST_F(Messages, RaiseOnTheCommunicatorOfTheRequest)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(remember, &handler);
    MPI_Comm_set_errhandler(comm, handler);
    MPI_Errhandler_free(&handler);
    const int two[2] = {1, 2};
    int value = 0;
    for (int i = 0; i < 2; ++i) {
        raised_on = MPI_COMM_NULL;
        MPI_Irecv(&value, 1, MPI_INT, 0, 2, comm, &request);
        MPI_Send(two, 2, MPI_INT, 0, 2, comm);
        const int code = i == 0 ? MPI_Wait(&request, MPI_STATUS_IGNORE) : MPI_Waitall(1, &request, MPI_STATUSES_IGNORE);
        EXPECT_EQ(class_of(code), i == 0 ? MPI_ERR_TRUNCATE : MPI_ERR_IN_STATUS);
        EXPECT_EQ(raised_on, comm);
        EXPECT_EQ(raised, class_of(code));
    }
}

// R169, 3.7.3: a request that has ended is used again with another handle; its old one stays invalid, whatever the new one does.
TEST_F(Messages, OldHandlesStayInvalid)
{
    int value = 0;
    MPI_Irecv(&value, 1, MPI_INT, 0, 3, comm, &request);
    const MPI_Request first = request;
    send(1, 3);
    ASSERT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    for (int round = 0; round < 3; ++round) {
        MPI_Request old = first;
        EXPECT_EQ(class_of(MPI_Wait(&old, MPI_STATUS_IGNORE)), MPI_ERR_REQUEST);
        EXPECT_EQ(class_of(MPI_Request_get_status(old, &flag, MPI_STATUS_IGNORE)), MPI_ERR_REQUEST);
        EXPECT_EQ(class_of(MPI_Waitall(1, &old, MPI_STATUSES_IGNORE)), MPI_ERR_REQUEST);
        EXPECT_EQ(class_of(MPI_Cancel(&old)), MPI_ERR_REQUEST);
        if (request != MPI_REQUEST_NULL) {
            send(round, 3);
            ASSERT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
            EXPECT_EQ(value, round);
        }
        MPI_Irecv(&value, 1, MPI_INT, 0, 3, comm, &request);
        EXPECT_NE(request, first);
    }
    send(7, 3);
    EXPECT_EQ(MPI_Waitall(1, &request, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(value, 7);
}

// 3.7.3, 3.8.4: what became of a receive is not seen in the next one, which may be the same object.
TEST_F(Messages, ReceivesBeginAnew)
{
    const int two[2] = {1, 2};
    int value = 0;
    const auto expect_as_ever = [&] {
        MPI_Irecv(&value, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &request);
        EXPECT_EQ(MPI_Test(&request, &flag, &status), MPI_SUCCESS);
        EXPECT_FALSE(flag);
        send(5, 4);
        status = poisoned();
        ASSERT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
        expect_status(status, 0, 4, sizeof value);
        EXPECT_EQ(value, 5);
    };
    MPI_Irecv(&value, 1, MPI_INT, 0, 3, comm, &request);
    MPI_Send(two, 2, MPI_INT, 0, 3, comm);
    EXPECT_EQ(class_of(MPI_Wait(&request, MPI_STATUS_IGNORE)), MPI_ERR_TRUNCATE);
    expect_as_ever();

    MPI_Irecv(&value, 1, MPI_INT, 0, 3, comm, &request);
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_TRUE(is_cancelled(status));
    expect_as_ever();

    MPI_Irecv(&value, 1, MPI_INT, 0, 3, comm, &request);
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    send(9, 3);
    EXPECT_EQ(value, 9);
    expect_as_ever();

    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    int got[2] = {};
    MPI_Irecv(got, 1, pair, 0, 3, comm, &request);
    MPI_Type_free(&pair);
    MPI_Send(two, 2, MPI_INT, 0, 3, comm);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(got[1], 2);
    expect_as_ever();
}

MPI_Comm told;
int times_told;
void count_errors(MPI_Comm *comm, int *, ...)
{
    told = *comm;
    ++times_told;
}

// 9.3, R151: that a wait for several would never end is an error of the communicator of the first that is not complete.
TEST_F(Messages, EndlessWaitsAreErrorsOfTheCommunicator)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(count_errors, &handler);
    MPI_Comm_set_errhandler(comm, handler);
    int values[2], index, done, indices[2];
    MPI_Request requests[2];
    MPI_Isend(values, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(values, 1, MPI_INT, 0, 0, comm, &requests[1]);
    EXPECT_EQ(class_of(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)), MPI_ERR_OTHER);
    EXPECT_EQ(times_told, 1);
    EXPECT_EQ(class_of(MPI_Waitany(1, &requests[1], &index, &status)), MPI_ERR_OTHER);
    EXPECT_EQ(times_told, 2);
    EXPECT_EQ(class_of(MPI_Waitsome(1, &requests[1], &done, indices, MPI_STATUSES_IGNORE)), MPI_ERR_OTHER);
    EXPECT_EQ(times_told, 3);
    EXPECT_EQ(told, comm);
    MPI_Cancel(&requests[1]);
    EXPECT_EQ(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    MPI_Errhandler_free(&handler);
}

// Field note 4.2: three million requests in one call
TEST_F(Messages, MillionsOfRequests)
{
    constexpr int many = 3000000;
    std::vector<MPI_Request> requests(many);
    std::vector<char> data(many / 2, 0);
    const char sent = 'x';
    for (int i = 0; i < many / 2; ++i)
        MPI_Irecv(&data[static_cast<std::size_t>(i)], 1, MPI_CHAR, 0, i % 1000, comm,
                  &requests[static_cast<std::size_t>(2 * i)]);
    for (int i = 0; i < many / 2; ++i)
        MPI_Issend(&sent, 1, MPI_CHAR, 0, i % 1000, comm, &requests[static_cast<std::size_t>(2 * i + 1)]);
    std::vector<MPI_Status> statuses(many);
    EXPECT_EQ(MPI_Waitall(many, requests.data(), statuses.data()), MPI_SUCCESS);
    EXPECT_EQ(statuses[many - 2].MPI_TAG, (many / 2 - 1) % 1000);
    EXPECT_EQ(data, std::vector<char>(many / 2, 'x'));
    for (const MPI_Request r : requests)
        ASSERT_EQ(r, MPI_REQUEST_NULL);
}

// 3.2.5, 4.1: the fields of a status by routines, of a copy too
TEST(Status, Fields)
{
    MPI_Status status = poisoned();
    int value = 0;
    EXPECT_EQ(MPI_Status_set_source(&status, 3), MPI_SUCCESS);
    EXPECT_EQ(MPI_Status_set_tag(&status, 4), MPI_SUCCESS);
    EXPECT_EQ(MPI_Status_set_error(&status, MPI_ERR_OTHER), MPI_SUCCESS);
    EXPECT_EQ(MPI_Status_set_cancelled(&status, 1), MPI_SUCCESS);
    EXPECT_EQ(MPI_Status_set_elements(&status, MPI_INT, 6), MPI_SUCCESS);
    const MPI_Status copy = status;
    MPI_Status_get_source(&copy, &value);
    EXPECT_EQ(value, 3);
    EXPECT_EQ(copy.MPI_SOURCE, 3);
    MPI_Status_get_tag(&copy, &value);
    EXPECT_EQ(value, 4);
    MPI_Status_get_error(&copy, &value);
    EXPECT_EQ(value, MPI_ERR_OTHER);
    EXPECT_TRUE(is_cancelled(copy));
    EXPECT_EQ(count_of(copy, MPI_INT), 6);
    MPI_Status_set_cancelled(&status, 0);
    EXPECT_FALSE(is_cancelled(status));
    EXPECT_EQ(count_of(status, MPI_INT), 6);
    EXPECT_EQ(class_of(MPI_Status_get_tag(MPI_STATUS_IGNORE, &value)), MPI_ERR_ARG);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
