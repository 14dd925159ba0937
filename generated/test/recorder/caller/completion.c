/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "completion", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Cancel(int profiled)
{
#if REC_HAS(MPI_Cancel)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = profiled ? (PMPI_Cancel)(&request) : (MPI_Cancel)(&request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Grequest_complete(int profiled)
{
#if REC_HAS(MPI_Grequest_complete)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = profiled ? (PMPI_Grequest_complete)(request) : (MPI_Grequest_complete)(request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Grequest_start(int profiled)
{
#if REC_HAS(MPI_Grequest_start)
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Grequest_start)((MPI_Grequest_query_function *)rec_function(1),
            (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3),
            rec_slot(4), &request) : (MPI_Grequest_start)((MPI_Grequest_query_function *)rec_function(1),
            (MPI_Grequest_free_function *)rec_function(2), (MPI_Grequest_cancel_function *)rec_function(3),
            rec_slot(4), &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_free(int profiled)
{
#if REC_HAS(MPI_Request_free)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = profiled ? (PMPI_Request_free)(&request) : (MPI_Request_free)(&request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status(int profiled)
{
#if REC_HAS(MPI_Request_get_status)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Request_get_status)(request, &flag, &status) : (MPI_Request_get_status)(request,
            &flag, &status);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status_all(int profiled)
{
#if REC_HAS(MPI_Request_get_status_all)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = profiled ? (PMPI_Request_get_status_all)(count, array_of_requests, &flag,
            array_of_statuses) : (MPI_Request_get_status_all)(count, array_of_requests, &flag, array_of_statuses);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[count - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status_any(int profiled)
{
#if REC_HAS(MPI_Request_get_status_any)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Request_get_status_any)(count, array_of_requests, &index, &flag,
            &status) : (MPI_Request_get_status_any)(count, array_of_requests, &index, &flag, &status);
    rec_observe_number("index", index);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Request_get_status_some(int profiled)
{
#if REC_HAS(MPI_Request_get_status_some)
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = profiled ? (PMPI_Request_get_status_some)(incount, array_of_requests, &outcount, array_of_indices,
            array_of_statuses) : (MPI_Request_get_status_some)(incount, array_of_requests, &outcount, array_of_indices,
            array_of_statuses);
    rec_observe_number("outcount", outcount);
    REC_OBSERVE_ARRAY("array_of_indices", array_of_indices, incount);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[incount - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Start(int profiled)
{
#if REC_HAS(MPI_Start)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int returned = profiled ? (PMPI_Start)(&request) : (MPI_Start)(&request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Startall(int profiled)
{
#if REC_HAS(MPI_Startall)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int returned = profiled ? (PMPI_Startall)(count, array_of_requests) : (MPI_Startall)(count, array_of_requests);
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_get_error(int profiled)
{
#if REC_HAS(MPI_Status_get_error)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int err = (int)0;
    int returned = profiled ? (PMPI_Status_get_error)(&status, &err) : (MPI_Status_get_error)(&status, &err);
    rec_observe_number("err", err);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_get_source(int profiled)
{
#if REC_HAS(MPI_Status_get_source)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int source = (int)0;
    int returned = profiled ? (PMPI_Status_get_source)(&status, &source) : (MPI_Status_get_source)(&status, &source);
    rec_observe_number("source", source);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_get_tag(int profiled)
{
#if REC_HAS(MPI_Status_get_tag)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int tag = (int)0;
    int returned = profiled ? (PMPI_Status_get_tag)(&status, &tag) : (MPI_Status_get_tag)(&status, &tag);
    rec_observe_number("tag", tag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_cancelled(int profiled)
{
#if REC_HAS(MPI_Status_set_cancelled)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int flag = (int)0;
    int returned = profiled ? (PMPI_Status_set_cancelled)(&status, flag) : (MPI_Status_set_cancelled)(&status, flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_error(int profiled)
{
#if REC_HAS(MPI_Status_set_error)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int err = (int)102;
    int returned = profiled ? (PMPI_Status_set_error)(&status, err) : (MPI_Status_set_error)(&status, err);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_source(int profiled)
{
#if REC_HAS(MPI_Status_set_source)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int source = (int)102;
    int returned = profiled ? (PMPI_Status_set_source)(&status, source) : (MPI_Status_set_source)(&status, source);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Status_set_tag(int profiled)
{
#if REC_HAS(MPI_Status_set_tag)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int tag = (int)102;
    int returned = profiled ? (PMPI_Status_set_tag)(&status, tag) : (MPI_Status_set_tag)(&status, tag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Test(int profiled)
{
#if REC_HAS(MPI_Test)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Test)(&request, &flag, &status) : (MPI_Test)(&request, &flag, &status);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Test_cancelled(int profiled)
{
#if REC_HAS(MPI_Test_cancelled)
    MPI_Status status = REC_STATUS_ZERO;
    REC_FILL_STATUS(status, 101);
    int flag = (int)0;
    int returned = profiled ? (PMPI_Test_cancelled)(&status, &flag) : (MPI_Test_cancelled)(&status, &flag);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Testall(int profiled)
{
#if REC_HAS(MPI_Testall)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int flag = (int)0;
    MPI_Status array_of_statuses[REC_MOST];
    int returned = profiled ? (PMPI_Testall)(count, array_of_requests, &flag, array_of_statuses) : (MPI_Testall)(count,
            array_of_requests, &flag, array_of_statuses);
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[count - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Testany(int profiled)
{
#if REC_HAS(MPI_Testany)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Testany)(count, array_of_requests, &index, &flag, &status) : (MPI_Testany)(count,
            array_of_requests, &index, &flag, &status);
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("index", index);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Testsome(int profiled)
{
#if REC_HAS(MPI_Testsome)
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = profiled ? (PMPI_Testsome)(incount, array_of_requests, &outcount, array_of_indices,
            array_of_statuses) : (MPI_Testsome)(incount, array_of_requests, &outcount, array_of_indices,
            array_of_statuses);
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, incount);
    rec_observe_number("outcount", outcount);
    REC_OBSERVE_ARRAY("array_of_indices", array_of_indices, incount);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[incount - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Wait(int profiled)
{
#if REC_HAS(MPI_Wait)
    MPI_Request request = REC_NEW(MPI_Request, 1001);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Wait)(&request, &status) : (MPI_Wait)(&request, &status);
    REC_OBSERVE_HANDLE("request", request);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Waitall(int profiled)
{
#if REC_HAS(MPI_Waitall)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = profiled ? (PMPI_Waitall)(count, array_of_requests, array_of_statuses) : (MPI_Waitall)(count,
            array_of_requests, array_of_statuses);
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[count - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Waitany(int profiled)
{
#if REC_HAS(MPI_Waitany)
    int count = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int index = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Waitany)(count, array_of_requests, &index, &status) : (MPI_Waitany)(count,
            array_of_requests, &index, &status);
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, count);
    rec_observe_number("index", index);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Waitsome(int profiled)
{
#if REC_HAS(MPI_Waitsome)
    int incount = (int)3;
    MPI_Request array_of_requests[REC_MOST];
    REC_NEW_ARRAY(MPI_Request, array_of_requests, 1002);
    int outcount = (int)0;
    int array_of_indices[REC_MOST] = REC_NUMBERS(0);
    MPI_Status array_of_statuses[REC_MOST];
    int returned = profiled ? (PMPI_Waitsome)(incount, array_of_requests, &outcount, array_of_indices,
            array_of_statuses) : (MPI_Waitsome)(incount, array_of_requests, &outcount, array_of_indices,
            array_of_statuses);
    REC_OBSERVE_HANDLES("array_of_requests", array_of_requests, incount);
    rec_observe_number("outcount", outcount);
    REC_OBSERVE_ARRAY("array_of_indices", array_of_indices, incount);
    REC_OBSERVE_STATUS("array_of_statuses", array_of_statuses[incount - 1]);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_completion[] = {
    {"MPI_Cancel", call_MPI_Cancel, 1},
    {"MPI_Grequest_complete", call_MPI_Grequest_complete, 1},
    {"MPI_Grequest_start", call_MPI_Grequest_start, 1},
    {"MPI_Request_free", call_MPI_Request_free, 1},
    {"MPI_Request_get_status", call_MPI_Request_get_status, 1},
    {"MPI_Request_get_status_all", call_MPI_Request_get_status_all, 1},
    {"MPI_Request_get_status_any", call_MPI_Request_get_status_any, 1},
    {"MPI_Request_get_status_some", call_MPI_Request_get_status_some, 1},
    {"MPI_Start", call_MPI_Start, 1},
    {"MPI_Startall", call_MPI_Startall, 1},
    {"MPI_Status_get_error", call_MPI_Status_get_error, 1},
    {"MPI_Status_get_source", call_MPI_Status_get_source, 1},
    {"MPI_Status_get_tag", call_MPI_Status_get_tag, 1},
    {"MPI_Status_set_cancelled", call_MPI_Status_set_cancelled, 1},
    {"MPI_Status_set_error", call_MPI_Status_set_error, 1},
    {"MPI_Status_set_source", call_MPI_Status_set_source, 1},
    {"MPI_Status_set_tag", call_MPI_Status_set_tag, 1},
    {"MPI_Test", call_MPI_Test, 1},
    {"MPI_Test_cancelled", call_MPI_Test_cancelled, 1},
    {"MPI_Testall", call_MPI_Testall, 1},
    {"MPI_Testany", call_MPI_Testany, 1},
    {"MPI_Testsome", call_MPI_Testsome, 1},
    {"MPI_Wait", call_MPI_Wait, 1},
    {"MPI_Waitall", call_MPI_Waitall, 1},
    {"MPI_Waitany", call_MPI_Waitany, 1},
    {"MPI_Waitsome", call_MPI_Waitsome, 1},
    {0, 0, 0}
};
