/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Cancel(MPI_Request *request)
{
    try {
        Cancel(request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Cancel", BND_ON_REQUEST, *request);
    }
}

extern "C" int solo_Grequest_complete(MPI_Request request)
{
    try {
        Grequest_complete(find<Request>(request, "request"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Grequest_complete", BND_ON_REQUEST, request);
    }
}

extern "C" int solo_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    try {
        Grequest_start(query_fn, free_fn, cancel_fn, extra_state, request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Grequest_start", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Request_free(MPI_Request *request)
{
    try {
        Request_free(request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Request_free", BND_ON_REQUEST, *request);
    }
}

extern "C" int solo_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)
{
    try {
        Request_get_status(find_or_null<Request>(request, MPI_REQUEST_NULL, "request"), flag, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Request_get_status", BND_ON_REQUEST, request);
    }
}

extern "C" int solo_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[])
{
    try {
        Request_get_status_all(count, array_of_requests, flag, array_of_statuses);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Request_get_status_all", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status)
{
    try {
        Request_get_status_any(count, array_of_requests, index, flag, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Request_get_status_any", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[])
{
    try {
        Request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Request_get_status_some", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Start(MPI_Request *request)
{
    try {
        Start(request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Start", BND_ON_REQUEST, *request);
    }
}

extern "C" int solo_Startall(int count, MPI_Request array_of_requests[])
{
    try {
        Startall(count, array_of_requests);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Startall", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_get_error(const MPI_Status *status, int *err)
{
    try {
        Status_get_error(status, err);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_get_error", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_get_source(const MPI_Status *status, int *source)
{
    try {
        Status_get_source(status, source);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_get_source", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_get_tag(const MPI_Status *status, int *tag)
{
    try {
        Status_get_tag(status, tag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_get_tag", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_set_cancelled(MPI_Status *status, int flag)
{
    try {
        Status_set_cancelled(status, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_set_cancelled", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_set_error(MPI_Status *status, int err)
{
    try {
        Status_set_error(status, err);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_set_error", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_set_source(MPI_Status *status, int source)
{
    try {
        Status_set_source(status, source);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_set_source", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_set_tag(MPI_Status *status, int tag)
{
    try {
        Status_set_tag(status, tag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_set_tag", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Test(MPI_Request *request, int *flag, MPI_Status *status)
{
    try {
        Test(request, flag, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Test", BND_ON_REQUEST, *request);
    }
}

extern "C" int solo_Test_cancelled(const MPI_Status *status, int *flag)
{
    try {
        Test_cancelled(status, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Test_cancelled", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    try {
        Testall(count, array_of_requests, flag, array_of_statuses);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Testall", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Testany(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    try {
        Testany(count, array_of_requests, index, flag, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Testany", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    try {
        Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Testsome", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Wait(MPI_Request *request, MPI_Status *status)
{
    try {
        Wait(request, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Wait", BND_ON_REQUEST, *request);
    }
}

extern "C" int solo_Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    try {
        Waitall(count, array_of_requests, array_of_statuses);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Waitall", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Waitany(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status)
{
    try {
        Waitany(count, array_of_requests, index, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Waitany", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    try {
        Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Waitsome", BND_ON_NOTHING, 0);
    }
}

