// Asking without ending anything: MPI_Request_get_status and its forms for lists (MPI 5.0, 3.7.6).
#include "completion.h"
#include "requests/finish.h"

namespace solo {
namespace {

MPI_Status *status_in(MPI_Status list[], int index)
{
    return list == MPI_STATUSES_IGNORE ? MPI_STATUS_IGNORE : &list[index];
}

void describe_any(work &now, Request *request, MPI_Status *status)
{
    if (takes_part(request))
        describe(now, *request, status);
    else
        fill_empty(status);
}

}  // namespace

void Request_get_status(Request *request, int *flag, MPI_Status *status)
{
    work now;
    *flag = !takes_part(request) || request->is_complete;
    if (*flag)
        describe_any(now, request, status);
}

void Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    work now;
    bool all = true;
    for (int i = 0; i < count; ++i) {
        const Request *const request = request_in(array_of_requests, i);
        all = all && (!takes_part(request) || request->is_complete);
    }
    *flag = all;
    for (int i = 0; all && i < count; ++i)
        describe_any(now, request_in(array_of_requests, i), status_in(array_of_statuses, i));
}

void Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    work now;
    Request *complete = nullptr;
    bool none_takes_part = true;
    *index = MPI_UNDEFINED;
    for (int i = 0; i < count; ++i) {
        Request *const request = request_in(array_of_requests, i);
        if (!takes_part(request))
            continue;
        none_takes_part = false;
        if (request->is_complete && complete == nullptr) {
            complete = request;
            *index = i;
        }
    }
    *flag = none_takes_part || complete != nullptr;
    if (*flag)
        describe_any(now, complete, status);
}

void Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
                             MPI_Status array_of_statuses[])
{
    work now;
    for (int i = 0; i < incount; ++i)
        request_in(array_of_requests, i);
    int done = 0;
    bool none_takes_part = true;
    for (int i = 0; i < incount; ++i) {
        Request *const request = request_in(array_of_requests, i);
        if (!takes_part(request))
            continue;
        none_takes_part = false;
        if (!request->is_complete)
            continue;
        array_of_indices[done] = i;
        describe(now, *request, status_in(array_of_statuses, done));
        ++done;
    }
    *outcount = none_takes_part ? MPI_UNDEFINED : done;
}

}  // namespace solo
