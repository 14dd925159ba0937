/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "completion" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Cancel_0(void)
{
    int returned = (MPI_Cancel)(0);
    rec_expect_refusal("MPI_Cancel", "request", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Cancel_1(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    request = MPI_REQUEST_NULL;
    int returned = (MPI_Cancel)(&request);
    rec_expect_refusal("MPI_Cancel", "request", MPI_ERR_REQUEST, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Grequest_complete_0(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    request = MPI_REQUEST_NULL;
    int returned = (MPI_Grequest_complete)(request);
    rec_expect_refusal("MPI_Grequest_complete", "request", MPI_ERR_REQUEST, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Grequest_start_0(void)
{
    int returned = (MPI_Grequest_start)((MPI_Grequest_query_function *)rec_function(1),
            (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3),
            rec_slot(4), 0);
    rec_expect_refusal("MPI_Grequest_start", "request", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_free_0(void)
{
    int returned = (MPI_Request_free)(0);
    rec_expect_refusal("MPI_Request_free", "request", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_free_1(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    request = MPI_REQUEST_NULL;
    int returned = (MPI_Request_free)(&request);
    rec_expect_refusal("MPI_Request_free", "request", MPI_ERR_REQUEST, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Request_get_status_0(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Request_get_status)(request, 0, &status);
    rec_expect_refusal("MPI_Request_get_status", "flag", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Request_get_status_all_0(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    count = -77;
    int returned = (MPI_Request_get_status_all)(count, array_of_requests, &flag, array_of_statuses);
    rec_expect_refusal("MPI_Request_get_status_all", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_get_status_all_1(void)
{
    int count = (int)3;
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Request_get_status_all)(count, 0, &flag, array_of_statuses);
    rec_expect_refusal("MPI_Request_get_status_all", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Request_get_status_all_2(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Request_get_status_all)(count, array_of_requests, 0, array_of_statuses);
    rec_expect_refusal("MPI_Request_get_status_all", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_get_status_any_0(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Request_get_status_any)(count, array_of_requests, &index, &flag, &status);
    rec_expect_refusal("MPI_Request_get_status_any", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_get_status_any_1(void)
{
    int count = (int)3;
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Request_get_status_any)(count, 0, &index, &flag, &status);
    rec_expect_refusal("MPI_Request_get_status_any", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Request_get_status_any_2(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Request_get_status_any)(count, array_of_requests, 0, &flag, &status);
    rec_expect_refusal("MPI_Request_get_status_any", "index", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_get_status_any_3(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Request_get_status_any)(count, array_of_requests, &index, 0, &status);
    rec_expect_refusal("MPI_Request_get_status_any", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_get_status_some_0(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    incount = -77;
    int returned = (MPI_Request_get_status_some)(incount, array_of_requests, &outcount, array_of_indices,
            array_of_statuses);
    rec_expect_refusal("MPI_Request_get_status_some", "incount", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_get_status_some_1(void)
{
    int incount = (int)3;
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Request_get_status_some)(incount, 0, &outcount, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Request_get_status_some", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Request_get_status_some_2(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Request_get_status_some)(incount, array_of_requests, 0, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Request_get_status_some", "outcount", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Request_get_status_some_3(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Request_get_status_some)(incount, array_of_requests, &outcount, 0, array_of_statuses);
    rec_expect_refusal("MPI_Request_get_status_some", "array_of_indices", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0,
            returned);
}

static void refuse_MPI_Start_0(void)
{
    int returned = (MPI_Start)(0);
    rec_expect_refusal("MPI_Start", "request", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Start_1(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    request = MPI_REQUEST_NULL;
    int returned = (MPI_Start)(&request);
    rec_expect_refusal("MPI_Start", "request", MPI_ERR_REQUEST, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Startall_0(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    count = -77;
    int returned = (MPI_Startall)(count, array_of_requests);
    rec_expect_refusal("MPI_Startall", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Startall_1(void)
{
    int count = (int)3;
    int returned = (MPI_Startall)(count, 0);
    rec_expect_refusal("MPI_Startall", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_get_error_0(void)
{
    int err = (int)0;
    int returned = (MPI_Status_get_error)(0, &err);
    rec_expect_refusal("MPI_Status_get_error", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_get_error_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int returned = (MPI_Status_get_error)(&status, 0);
    rec_expect_refusal("MPI_Status_get_error", "err", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_get_source_0(void)
{
    int source = (int)0;
    int returned = (MPI_Status_get_source)(0, &source);
    rec_expect_refusal("MPI_Status_get_source", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_get_source_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int returned = (MPI_Status_get_source)(&status, 0);
    rec_expect_refusal("MPI_Status_get_source", "source", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_get_tag_0(void)
{
    int tag = (int)0;
    int returned = (MPI_Status_get_tag)(0, &tag);
    rec_expect_refusal("MPI_Status_get_tag", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_get_tag_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int returned = (MPI_Status_get_tag)(&status, 0);
    rec_expect_refusal("MPI_Status_get_tag", "tag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_cancelled_0(void)
{
    int flag = (int)0;
    int returned = (MPI_Status_set_cancelled)(0, flag);
    rec_expect_refusal("MPI_Status_set_cancelled", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_error_0(void)
{
    int err = (int)102;
    int returned = (MPI_Status_set_error)(0, err);
    rec_expect_refusal("MPI_Status_set_error", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_source_0(void)
{
    int source = (int)102;
    int returned = (MPI_Status_set_source)(0, source);
    rec_expect_refusal("MPI_Status_set_source", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_source_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int source = (int)102;
    source = -77;
    int returned = (MPI_Status_set_source)(&status, source);
    rec_expect_refusal("MPI_Status_set_source", "source", MPI_ERR_RANK, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_tag_0(void)
{
    int tag = (int)102;
    int returned = (MPI_Status_set_tag)(0, tag);
    rec_expect_refusal("MPI_Status_set_tag", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Status_set_tag_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int tag = (int)102;
    tag = -77;
    int returned = (MPI_Status_set_tag)(&status, tag);
    rec_expect_refusal("MPI_Status_set_tag", "tag", MPI_ERR_TAG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Test_0(void)
{
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Test)(&request, 0, &status);
    rec_expect_refusal("MPI_Test", "flag", MPI_ERR_ARG, BND_ON_REQUEST, (void *)request, returned);
}

static void refuse_MPI_Test_cancelled_0(void)
{
    int flag = (int)0;
    int returned = (MPI_Test_cancelled)(0, &flag);
    rec_expect_refusal("MPI_Test_cancelled", "status", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Test_cancelled_1(void)
{
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int returned = (MPI_Test_cancelled)(&status, 0);
    rec_expect_refusal("MPI_Test_cancelled", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testall_0(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    count = -77;
    int returned = (MPI_Testall)(count, array_of_requests, &flag, array_of_statuses);
    rec_expect_refusal("MPI_Testall", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testall_1(void)
{
    int count = (int)3;
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Testall)(count, 0, &flag, array_of_statuses);
    rec_expect_refusal("MPI_Testall", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testall_2(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Testall)(count, array_of_requests, 0, array_of_statuses);
    rec_expect_refusal("MPI_Testall", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testany_0(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Testany)(count, array_of_requests, &index, &flag, &status);
    rec_expect_refusal("MPI_Testany", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testany_1(void)
{
    int count = (int)3;
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Testany)(count, 0, &index, &flag, &status);
    rec_expect_refusal("MPI_Testany", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testany_2(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Testany)(count, array_of_requests, 0, &flag, &status);
    rec_expect_refusal("MPI_Testany", "index", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testany_3(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Testany)(count, array_of_requests, &index, 0, &status);
    rec_expect_refusal("MPI_Testany", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testsome_0(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    incount = -77;
    int returned = (MPI_Testsome)(incount, array_of_requests, &outcount, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Testsome", "incount", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testsome_1(void)
{
    int incount = (int)3;
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Testsome)(incount, 0, &outcount, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Testsome", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testsome_2(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Testsome)(incount, array_of_requests, 0, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Testsome", "outcount", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Testsome_3(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Testsome)(incount, array_of_requests, &outcount, 0, array_of_statuses);
    rec_expect_refusal("MPI_Testsome", "array_of_indices", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitall_0(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    MPI_Status array_of_statuses[REC_MOST];
    count = -77;
    int returned = (MPI_Waitall)(count, array_of_requests, array_of_statuses);
    rec_expect_refusal("MPI_Waitall", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitall_1(void)
{
    int count = (int)3;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Waitall)(count, 0, array_of_statuses);
    rec_expect_refusal("MPI_Waitall", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitany_0(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    count = -77;
    int returned = (MPI_Waitany)(count, array_of_requests, &index, &status);
    rec_expect_refusal("MPI_Waitany", "count", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitany_1(void)
{
    int count = (int)3;
    int index = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Waitany)(count, 0, &index, &status);
    rec_expect_refusal("MPI_Waitany", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitany_2(void)
{
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = (MPI_Waitany)(count, array_of_requests, 0, &status);
    rec_expect_refusal("MPI_Waitany", "index", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitsome_0(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    incount = -77;
    int returned = (MPI_Waitsome)(incount, array_of_requests, &outcount, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Waitsome", "incount", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitsome_1(void)
{
    int incount = (int)3;
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Waitsome)(incount, 0, &outcount, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Waitsome", "array_of_requests", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitsome_2(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Waitsome)(incount, array_of_requests, 0, array_of_indices, array_of_statuses);
    rec_expect_refusal("MPI_Waitsome", "outcount", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Waitsome_3(void)
{
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = (MPI_Waitsome)(incount, array_of_requests, &outcount, 0, array_of_statuses);
    rec_expect_refusal("MPI_Waitsome", "array_of_indices", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_completion[] = {
    {"MPI_Cancel", refuse_MPI_Cancel_0},
    {"MPI_Cancel", refuse_MPI_Cancel_1},
    {"MPI_Grequest_complete", refuse_MPI_Grequest_complete_0},
    {"MPI_Grequest_start", refuse_MPI_Grequest_start_0},
    {"MPI_Request_free", refuse_MPI_Request_free_0},
    {"MPI_Request_free", refuse_MPI_Request_free_1},
    {"MPI_Request_get_status", refuse_MPI_Request_get_status_0},
    {"MPI_Request_get_status_all", refuse_MPI_Request_get_status_all_0},
    {"MPI_Request_get_status_all", refuse_MPI_Request_get_status_all_1},
    {"MPI_Request_get_status_all", refuse_MPI_Request_get_status_all_2},
    {"MPI_Request_get_status_any", refuse_MPI_Request_get_status_any_0},
    {"MPI_Request_get_status_any", refuse_MPI_Request_get_status_any_1},
    {"MPI_Request_get_status_any", refuse_MPI_Request_get_status_any_2},
    {"MPI_Request_get_status_any", refuse_MPI_Request_get_status_any_3},
    {"MPI_Request_get_status_some", refuse_MPI_Request_get_status_some_0},
    {"MPI_Request_get_status_some", refuse_MPI_Request_get_status_some_1},
    {"MPI_Request_get_status_some", refuse_MPI_Request_get_status_some_2},
    {"MPI_Request_get_status_some", refuse_MPI_Request_get_status_some_3},
    {"MPI_Start", refuse_MPI_Start_0},
    {"MPI_Start", refuse_MPI_Start_1},
    {"MPI_Startall", refuse_MPI_Startall_0},
    {"MPI_Startall", refuse_MPI_Startall_1},
    {"MPI_Status_get_error", refuse_MPI_Status_get_error_0},
    {"MPI_Status_get_error", refuse_MPI_Status_get_error_1},
    {"MPI_Status_get_source", refuse_MPI_Status_get_source_0},
    {"MPI_Status_get_source", refuse_MPI_Status_get_source_1},
    {"MPI_Status_get_tag", refuse_MPI_Status_get_tag_0},
    {"MPI_Status_get_tag", refuse_MPI_Status_get_tag_1},
    {"MPI_Status_set_cancelled", refuse_MPI_Status_set_cancelled_0},
    {"MPI_Status_set_error", refuse_MPI_Status_set_error_0},
    {"MPI_Status_set_source", refuse_MPI_Status_set_source_0},
    {"MPI_Status_set_source", refuse_MPI_Status_set_source_1},
    {"MPI_Status_set_tag", refuse_MPI_Status_set_tag_0},
    {"MPI_Status_set_tag", refuse_MPI_Status_set_tag_1},
    {"MPI_Test", refuse_MPI_Test_0},
    {"MPI_Test_cancelled", refuse_MPI_Test_cancelled_0},
    {"MPI_Test_cancelled", refuse_MPI_Test_cancelled_1},
    {"MPI_Testall", refuse_MPI_Testall_0},
    {"MPI_Testall", refuse_MPI_Testall_1},
    {"MPI_Testall", refuse_MPI_Testall_2},
    {"MPI_Testany", refuse_MPI_Testany_0},
    {"MPI_Testany", refuse_MPI_Testany_1},
    {"MPI_Testany", refuse_MPI_Testany_2},
    {"MPI_Testany", refuse_MPI_Testany_3},
    {"MPI_Testsome", refuse_MPI_Testsome_0},
    {"MPI_Testsome", refuse_MPI_Testsome_1},
    {"MPI_Testsome", refuse_MPI_Testsome_2},
    {"MPI_Testsome", refuse_MPI_Testsome_3},
    {"MPI_Waitall", refuse_MPI_Waitall_0},
    {"MPI_Waitall", refuse_MPI_Waitall_1},
    {"MPI_Waitany", refuse_MPI_Waitany_0},
    {"MPI_Waitany", refuse_MPI_Waitany_1},
    {"MPI_Waitany", refuse_MPI_Waitany_2},
    {"MPI_Waitsome", refuse_MPI_Waitsome_0},
    {"MPI_Waitsome", refuse_MPI_Waitsome_1},
    {"MPI_Waitsome", refuse_MPI_Waitsome_2},
    {"MPI_Waitsome", refuse_MPI_Waitsome_3},
    {0, 0}
};
