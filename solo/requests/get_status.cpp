// Asking without ending anything: MPI_Request_get_status and its forms for lists (MPI 5.0, 3.7.6).
#include "completion.h"
#include "requests/finish.h"

namespace solo {
namespace {

void describe_any(locked_section &section, Request *request, MPI_Status *status)
{
    if (is_active(request))
        describe(section, *request, status);
    else
        set_empty_status(status);
}

}  // namespace

void Request_get_status(Request *request, int *flag, MPI_Status *status)
{
    locked_section section;
    *flag = !is_active(request) || request->is_complete;
    if (*flag)
        describe_any(section, request, status);
}

void Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    locked_section section;
    bool all = true;
    for (int i = 0; i < count; ++i) {
        const Request *const request = request_in(array_of_requests, i);
        all = all && (!is_active(request) || request->is_complete);
    }
    *flag = all;
    for (int i = 0; all && i < count; ++i)
        describe_any(section, request_in(array_of_requests, i), status_in(array_of_statuses, i));
}

void Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    locked_section section;
    Request *complete = nullptr;
    bool none_takes_part = true;
    *index = MPI_UNDEFINED;
    for (int i = 0; i < count; ++i) {
        Request *const request = request_in(array_of_requests, i);
        if (!is_active(request))
            continue;
        none_takes_part = false;
        if (request->is_complete && complete == nullptr) {
            complete = request;
            *index = i;
        }
    }
    *flag = none_takes_part || complete != nullptr;
    if (*flag)
        describe_any(section, complete, status);
}

void Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
                             MPI_Status array_of_statuses[])
{
    locked_section section;
    for (int i = 0; i < incount; ++i)
        request_in(array_of_requests, i);
    int done = 0;
    bool none_takes_part = true;
    for (int i = 0; i < incount; ++i) {
        Request *const request = request_in(array_of_requests, i);
        if (!is_active(request))
            continue;
        none_takes_part = false;
        if (!request->is_complete)
            continue;
        array_of_indices[done] = i;
        describe(section, *request, status_in(array_of_statuses, done));
        ++done;
    }
    *outcount = none_takes_part ? MPI_UNDEFINED : done;
}

}  // namespace solo
