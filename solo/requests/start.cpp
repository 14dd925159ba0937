// Starting, cancelling and freeing requests (MPI 5.0, 3.7.3, 3.8.4, 3.9).
#include "completion.h"
#include "requests/request.h"

namespace solo {
namespace {

void check_can_start(const Request &request, const char *argument)
{
    if (!request.is_persistent)
        throw raised_on({MPI_ERR_REQUEST, argument, "is not persistent"}, &request);
    if (request.is_active)
        throw raised_on({MPI_ERR_REQUEST, argument, "has been started already"}, &request);
}

// A failed start leaves the request inactive.
void start(locked_section &section, Request &request)
{
    try {
        request.is_active = true;
        request.start(section);
    } catch (const failure &what) {
        request.is_active = false;
        throw raised_on(what, &request);
    } catch (...) {
        request.is_active = false;
        throw;
    }
}

}  // namespace

void Start(MPI_Request *request)
{
    locked_section section;
    Request &started = find<Request>(*request, "request");
    check_can_start(started, "request");
    start(section, started);
}

// All requests are checked and marked first, which finds duplicates. If one fails to start, those before it remain started.
void Startall(int count, MPI_Request array_of_requests[])
{
    locked_section section;
    int marked = 0;
    try {
        for (; marked < count; ++marked) {
            Request &request = find<Request>(array_of_requests[marked], "array_of_requests");
            check_can_start(request, "array_of_requests");
            request.is_active = true;
        }
    } catch (...) {
        while (marked > 0)
            look_up<Request>(array_of_requests[--marked])->is_active = false;
        throw;
    }
    for (int i = 0; i < count; ++i)
        look_up<Request>(array_of_requests[i])->is_active = false;
    for (int i = 0; i < count; ++i)
        start(section, *look_up<Request>(array_of_requests[i]));
}

void Cancel(MPI_Request *request)
{
    locked_section section;
    Request &cancelled = find<Request>(*request, "request");
    if (!cancelled.is_active)
        fail(MPI_ERR_REQUEST, "request", "is not active");
    cancelled.cancel(section);
}

void Request_free(MPI_Request *request)
{
    locked_section section;
    Request &freed = find<Request>(*request, "request");
    if (const char *const reason = freed.is_active ? freed.why_not_free() : nullptr)
        fail(MPI_ERR_REQUEST, "request", reason);
    *request = MPI_REQUEST_NULL;
    if (freed.is_shared)
        return;
    if (freed.has_callbacks)
        return freed.free_by_user(section);
    if (freed.is_under_way()) {
        freed.retain();  // dropped when it completes
        freed.is_freed = true;
    }
    release_handle(freed);
}

}  // namespace solo
