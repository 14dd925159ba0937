#include "messages.h"

namespace {

// The callbacks count their calls here, and return these codes.
struct record {
    int queries = 0, frees = 0, cancels = 0;
    int was_complete = -7;
    int query_code = MPI_SUCCESS, free_code = MPI_SUCCESS, cancel_code = MPI_SUCCESS;
};

int query(void *state, MPI_Status *status)
{
    record &seen = *static_cast<record *>(state);
    ++seen.queries;
    status->MPI_SOURCE = 11;
    status->MPI_TAG = 12;
    MPI_Status_set_elements(status, MPI_INT, 3);
    MPI_Status_set_cancelled(status, seen.cancels);
    return seen.query_code;
}

int end(void *state)
{
    record &seen = *static_cast<record *>(state);
    ++seen.frees;
    return seen.free_code;
}

int cancel(void *state, int complete)
{
    record &seen = *static_cast<record *>(state);
    ++seen.cancels;
    seen.was_complete = complete;
    return seen.cancel_code;
}

class Generalized : public Messages {
protected:
    void begin() { ASSERT_EQ(MPI_Grequest_start(query, end, cancel, &seen, &request), MPI_SUCCESS); }
    void begin_complete()
    {
        begin();
        ASSERT_EQ(MPI_Grequest_complete(request), MPI_SUCCESS);
    }
    record seen;
};

// 13.2: complete when the user says so; then its status is the user's, and free_fn is called once.
TEST_F(Generalized, Completes)
{
    begin();
    MPI_Test(&request, &flag, &status);
    EXPECT_FALSE(flag);
    EXPECT_EQ(seen.queries, 0);
    EXPECT_REFUSED(MPI_Wait(&request, &status), MPI_ERR_OTHER, "MPI_Wait");
    EXPECT_EQ(MPI_Grequest_complete(request), MPI_SUCCESS);
    EXPECT_EQ(seen.frees, 0);
    status = poisoned();
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    expect_status(status, 11, 12, 12);
    EXPECT_EQ(status.MPI_ERROR, -73);
    EXPECT_EQ(seen.queries, 1);
    EXPECT_EQ(seen.frees, 1);
}

// 13.2: the query is made even if the status is ignored; MPI_Request_get_status asks and does not free.
TEST_F(Generalized, IsAskedForItsStatus)
{
    begin_complete();
    EXPECT_EQ(MPI_Request_get_status(request, &flag, &status), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    EXPECT_EQ(status.MPI_TAG, 12);
    EXPECT_EQ(seen.frees, 0);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(seen.queries, 2);
    EXPECT_EQ(seen.frees, 1);
}

// 13.2: in lists, among others
TEST_F(Generalized, InLists)
{
    begin_complete();
    int value = 0;
    MPI_Request list[3] = {request, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Status statuses[3];
    send(3, 1);
    MPI_Irecv(&value, 1, MPI_INT, 0, 1, comm, &list[2]);
    EXPECT_EQ(MPI_Testall(3, list, &flag, statuses), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    EXPECT_EQ(statuses[0].MPI_SOURCE, 11);
    expect_status(statuses[2], 0, 1, 4);
    EXPECT_EQ(seen.frees, 1);
    begin_complete();
    int index = -7;
    EXPECT_EQ(MPI_Waitany(1, &request, &index, &status), MPI_SUCCESS);
    EXPECT_EQ(index, 0);
    EXPECT_EQ(seen.frees, 2);
}

// 13.2: MPI_Request_free before and after completion
TEST_F(Generalized, Freed)
{
    begin_complete();
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    EXPECT_EQ(seen.frees, 1);
    begin();
    MPI_Request copy = request;
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    EXPECT_EQ(seen.frees, 1);
    EXPECT_EQ(MPI_Grequest_complete(copy), MPI_SUCCESS);
    EXPECT_EQ(seen.frees, 2);
    EXPECT_EQ(seen.queries, 0);
    EXPECT_EQ(class_of(MPI_Grequest_complete(copy)), MPI_ERR_REQUEST);
}

// 13.2: cancellation is the user's business.
TEST_F(Generalized, Cancelled)
{
    begin();
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(seen.was_complete, 0);
    MPI_Grequest_complete(request);
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(seen.was_complete, 1);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    EXPECT_TRUE(is_cancelled(status));
    EXPECT_EQ(seen.cancels, 2);
}

// 13.2: what callbacks return is returned; that of the last one where there are two.
TEST_F(Generalized, Errors)
{
    int code;
    MPI_Add_error_class(&code);
    seen.query_code = MPI_ERR_ARG;
    begin_complete();
    EXPECT_EQ(MPI_Request_get_status(request, &flag, &status), MPI_ERR_ARG);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_ERR_ARG);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    seen.free_code = code;
    begin_complete();
    EXPECT_EQ(MPI_Wait(&request, &status), code);
    begin_complete();
    MPI_Status one = poisoned();
    EXPECT_EQ(MPI_Waitall(1, &request, &one), MPI_ERR_IN_STATUS);
    EXPECT_EQ(one.MPI_ERROR, code);
    begin_complete();
    EXPECT_EQ(MPI_Request_free(&request), code);
    seen.cancel_code = code;
    seen.query_code = seen.free_code = MPI_SUCCESS;
    begin();
    EXPECT_EQ(MPI_Cancel(&request), code);
    MPI_Grequest_complete(request);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
}

// 13.2: only a generalized request that is under way can be completed; callbacks may be missing.
TEST_F(Generalized, Refused)
{
    int value = 0;
    MPI_Irecv(&value, 1, MPI_INT, 0, 1, comm, &request);
    EXPECT_REFUSED(MPI_Grequest_complete(request), MPI_ERR_REQUEST, "generalized");
    MPI_Cancel(&request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    begin_complete();
    EXPECT_REFUSED(MPI_Grequest_complete(request), MPI_ERR_REQUEST, "complete");
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    EXPECT_EQ(MPI_Grequest_start(nullptr, nullptr, nullptr, nullptr, &request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Grequest_complete(request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
    expect_status(status, MPI_ANY_SOURCE, MPI_ANY_TAG, 0);
}

// 13.2: callbacks may call MPI.
int send_in_query(void *state, MPI_Status *)
{
    int value = 5;
    return MPI_Send(&value, 1, MPI_INT, 0, 0, *static_cast<MPI_Comm *>(state));
}
TEST_F(Messages, CallbacksMayCommunicate)
{
    MPI_Grequest_start(send_in_query, nullptr, nullptr, &comm, &request);
    MPI_Grequest_complete(request);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(receive(0), 5);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
