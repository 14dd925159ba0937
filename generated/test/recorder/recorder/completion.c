/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "completion": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Cancel) && !REC_OWN_MPI_Cancel
int REC_NAME(Cancel)(MPI_Request *request) REC_LABEL(Cancel);
int REC_NAME(Cancel)(MPI_Request *request)
{
    rec_enter("Cancel", REC_SHIFT);
    REC_HANDLE("request", *request);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Grequest_complete) && !REC_OWN_MPI_Grequest_complete
int REC_NAME(Grequest_complete)(MPI_Request request) REC_LABEL(Grequest_complete);
int REC_NAME(Grequest_complete)(MPI_Request request)
{
    rec_enter("Grequest_complete", REC_SHIFT);
    REC_HANDLE("request", request);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Grequest_start) && !REC_OWN_MPI_Grequest_start
int REC_NAME(Grequest_start)(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request) REC_LABEL(Grequest_start);
int REC_NAME(Grequest_start)(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    rec_enter("Grequest_start", REC_SHIFT);
    rec_procedure("query_fn", (rec_procedure_type *)query_fn);
    rec_procedure("free_fn", (rec_procedure_type *)free_fn);
    rec_procedure("cancel_fn", (rec_procedure_type *)cancel_fn);
    rec_pointer_to("extra_state", extra_state, sizeof(MPI_Aint));
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Request_free) && !REC_OWN_MPI_Request_free
int REC_NAME(Request_free)(MPI_Request *request) REC_LABEL(Request_free);
int REC_NAME(Request_free)(MPI_Request *request)
{
    rec_enter("Request_free", REC_SHIFT);
    REC_HANDLE("request", *request);
    *request = REC_NEW(MPI_Request, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Request_get_status) && !REC_OWN_MPI_Request_get_status
int REC_NAME(Request_get_status)(MPI_Request request, int *flag, MPI_Status *status) REC_LABEL(Request_get_status);
int REC_NAME(Request_get_status)(MPI_Request request, int *flag, MPI_Status *status)
{
    rec_enter("Request_get_status", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("request", request);
    *flag = 1;
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Request_get_status_all) && !REC_OWN_MPI_Request_get_status_all
int REC_NAME(Request_get_status_all)(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]) REC_LABEL(Request_get_status_all);
int REC_NAME(Request_get_status_all)(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[])
{
    rec_enter("Request_get_status_all", REC_SHIFT);
    REC_SPECIAL(array_of_statuses, MPI_STATUSES_IGNORE);
    rec_number("count", count);
    REC_HANDLES("array_of_requests", array_of_requests, count);
    *flag = 0;
    REC_FILL_STATUS(array_of_statuses[count - 1], 204);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Request_get_status_any) && !REC_OWN_MPI_Request_get_status_any
int REC_NAME(Request_get_status_any)(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status) REC_LABEL(Request_get_status_any);
int REC_NAME(Request_get_status_any)(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status)
{
    rec_enter("Request_get_status_any", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_number("count", count);
    REC_HANDLES("array_of_requests", array_of_requests, count);
    *index = 203;
    *flag = 1;
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Request_get_status_some) && !REC_OWN_MPI_Request_get_status_some
int REC_NAME(Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]) REC_LABEL(Request_get_status_some);
int REC_NAME(Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[])
{
    rec_enter("Request_get_status_some", REC_SHIFT);
    REC_SPECIAL(array_of_statuses, MPI_STATUSES_IGNORE);
    rec_number("incount", incount);
    REC_HANDLES("array_of_requests", array_of_requests, incount);
    *outcount = 3;
    REC_REPLY(array_of_indices, incount, 204);
    REC_FILL_STATUS(array_of_statuses[incount - 1], 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Start) && !REC_OWN_MPI_Start
int REC_NAME(Start)(MPI_Request *request) REC_LABEL(Start);
int REC_NAME(Start)(MPI_Request *request)
{
    rec_enter("Start", REC_SHIFT);
    REC_HANDLE("request", *request);
    *request = REC_NEW(MPI_Request, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Startall) && !REC_OWN_MPI_Startall
int REC_NAME(Startall)(int count, MPI_Request array_of_requests[]) REC_LABEL(Startall);
int REC_NAME(Startall)(int count, MPI_Request array_of_requests[])
{
    rec_enter("Startall", REC_SHIFT);
    rec_number("count", count);
    REC_HANDLES("array_of_requests", array_of_requests, count);
    REC_REPLY_HANDLES(MPI_Request, array_of_requests, count, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_get_error) && !REC_OWN_MPI_Status_get_error
int REC_NAME(Status_get_error)(const MPI_Status *status, int *err) REC_LABEL(Status_get_error);
int REC_NAME(Status_get_error)(const MPI_Status *status, int *err)
{
    rec_enter("Status_get_error", REC_SHIFT);
    REC_STATUS("status", *status);
    *err = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_get_source) && !REC_OWN_MPI_Status_get_source
int REC_NAME(Status_get_source)(const MPI_Status *status, int *source) REC_LABEL(Status_get_source);
int REC_NAME(Status_get_source)(const MPI_Status *status, int *source)
{
    rec_enter("Status_get_source", REC_SHIFT);
    REC_STATUS("status", *status);
    *source = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_get_tag) && !REC_OWN_MPI_Status_get_tag
int REC_NAME(Status_get_tag)(const MPI_Status *status, int *tag) REC_LABEL(Status_get_tag);
int REC_NAME(Status_get_tag)(const MPI_Status *status, int *tag)
{
    rec_enter("Status_get_tag", REC_SHIFT);
    REC_STATUS("status", *status);
    *tag = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_set_cancelled) && !REC_OWN_MPI_Status_set_cancelled
int REC_NAME(Status_set_cancelled)(MPI_Status *status, int flag) REC_LABEL(Status_set_cancelled);
int REC_NAME(Status_set_cancelled)(MPI_Status *status, int flag)
{
    rec_enter("Status_set_cancelled", REC_SHIFT);
    REC_STATUS("status", *status);
    rec_number("flag", flag);
    REC_FILL_STATUS(*status, 201);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_set_error) && !REC_OWN_MPI_Status_set_error
int REC_NAME(Status_set_error)(MPI_Status *status, int err) REC_LABEL(Status_set_error);
int REC_NAME(Status_set_error)(MPI_Status *status, int err)
{
    rec_enter("Status_set_error", REC_SHIFT);
    REC_STATUS("status", *status);
    rec_number("err", err);
    REC_FILL_STATUS(*status, 201);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_set_source) && !REC_OWN_MPI_Status_set_source
int REC_NAME(Status_set_source)(MPI_Status *status, int source) REC_LABEL(Status_set_source);
int REC_NAME(Status_set_source)(MPI_Status *status, int source)
{
    rec_enter("Status_set_source", REC_SHIFT);
    REC_STATUS("status", *status);
    rec_number("source", source);
    REC_FILL_STATUS(*status, 201);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Status_set_tag) && !REC_OWN_MPI_Status_set_tag
int REC_NAME(Status_set_tag)(MPI_Status *status, int tag) REC_LABEL(Status_set_tag);
int REC_NAME(Status_set_tag)(MPI_Status *status, int tag)
{
    rec_enter("Status_set_tag", REC_SHIFT);
    REC_STATUS("status", *status);
    rec_number("tag", tag);
    REC_FILL_STATUS(*status, 201);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Test) && !REC_OWN_MPI_Test
int REC_NAME(Test)(MPI_Request *request, int *flag, MPI_Status *status) REC_LABEL(Test);
int REC_NAME(Test)(MPI_Request *request, int *flag, MPI_Status *status)
{
    rec_enter("Test", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("request", *request);
    *request = REC_NEW(MPI_Request, 2001);
    *flag = 1;
    REC_FILL_STATUS(*status, 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Test_cancelled) && !REC_OWN_MPI_Test_cancelled
int REC_NAME(Test_cancelled)(const MPI_Status *status, int *flag) REC_LABEL(Test_cancelled);
int REC_NAME(Test_cancelled)(const MPI_Status *status, int *flag)
{
    rec_enter("Test_cancelled", REC_SHIFT);
    REC_STATUS("status", *status);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Testall) && !REC_OWN_MPI_Testall
int REC_NAME(Testall)(int count, MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]) REC_LABEL(Testall);
int REC_NAME(Testall)(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    rec_enter("Testall", REC_SHIFT);
    REC_SPECIAL(array_of_statuses, MPI_STATUSES_IGNORE);
    rec_number("count", count);
    REC_HANDLES("array_of_requests", array_of_requests, count);
    REC_REPLY_HANDLES(MPI_Request, array_of_requests, count, 2002);
    *flag = 0;
    REC_FILL_STATUS(array_of_statuses[count - 1], 204);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Testany) && !REC_OWN_MPI_Testany
int REC_NAME(Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status) REC_LABEL(Testany);
int REC_NAME(Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    rec_enter("Testany", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_number("count", count);
    REC_HANDLES("array_of_requests", array_of_requests, count);
    REC_REPLY_HANDLES(MPI_Request, array_of_requests, count, 2002);
    *index = 203;
    *flag = 1;
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Testsome) && !REC_OWN_MPI_Testsome
int REC_NAME(Testsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]) REC_LABEL(Testsome);
int REC_NAME(Testsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    rec_enter("Testsome", REC_SHIFT);
    REC_SPECIAL(array_of_statuses, MPI_STATUSES_IGNORE);
    rec_number("incount", incount);
    REC_HANDLES("array_of_requests", array_of_requests, incount);
    REC_REPLY_HANDLES(MPI_Request, array_of_requests, incount, 2002);
    *outcount = 3;
    REC_REPLY(array_of_indices, incount, 204);
    REC_FILL_STATUS(array_of_statuses[incount - 1], 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Wait) && !REC_OWN_MPI_Wait
int REC_NAME(Wait)(MPI_Request *request, MPI_Status *status) REC_LABEL(Wait);
int REC_NAME(Wait)(MPI_Request *request, MPI_Status *status)
{
    rec_enter("Wait", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    REC_HANDLE("request", *request);
    *request = REC_NEW(MPI_Request, 2001);
    REC_FILL_STATUS(*status, 202);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Waitall) && !REC_OWN_MPI_Waitall
int REC_NAME(Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]) REC_LABEL(Waitall);
int REC_NAME(Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    rec_enter("Waitall", REC_SHIFT);
    REC_SPECIAL(array_of_statuses, MPI_STATUSES_IGNORE);
    rec_number("count", count);
    REC_HANDLES("array_of_requests", array_of_requests, count);
    REC_REPLY_HANDLES(MPI_Request, array_of_requests, count, 2002);
    REC_FILL_STATUS(array_of_statuses[count - 1], 203);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Waitany) && !REC_OWN_MPI_Waitany
int REC_NAME(Waitany)(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status) REC_LABEL(Waitany);
int REC_NAME(Waitany)(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status)
{
    rec_enter("Waitany", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_number("count", count);
    REC_HANDLES("array_of_requests", array_of_requests, count);
    REC_REPLY_HANDLES(MPI_Request, array_of_requests, count, 2002);
    *index = 203;
    REC_FILL_STATUS(*status, 204);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Waitsome) && !REC_OWN_MPI_Waitsome
int REC_NAME(Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]) REC_LABEL(Waitsome);
int REC_NAME(Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    rec_enter("Waitsome", REC_SHIFT);
    REC_SPECIAL(array_of_statuses, MPI_STATUSES_IGNORE);
    rec_number("incount", incount);
    REC_HANDLES("array_of_requests", array_of_requests, incount);
    REC_REPLY_HANDLES(MPI_Request, array_of_requests, incount, 2002);
    *outcount = 3;
    REC_REPLY(array_of_indices, incount, 204);
    REC_FILL_STATUS(array_of_statuses[incount - 1], 205);
    return rec_reply();
}
#endif

