// Shared by all routines that complete requests.
#ifndef SOLO_REQUESTS_FINISH_H
#define SOLO_REQUESTS_FINISH_H

#include "requests/receive.h"

namespace solo {

inline constexpr const char *never_completes =
    "nothing that a single thread does can complete the operation, so the call would never return";

// The object behind a handle of a list; null for MPI_REQUEST_NULL. A handle that is not valid is refused.
inline Request *request_in(const MPI_Request list[], int index)
{
    Request *const request = look_up_user<Request>(list[index]);
    if (request == nullptr && list[index] != MPI_REQUEST_NULL) [[unlikely]]
        fail(MPI_ERR_REQUEST, "array_of_requests", "holds a handle that is not valid");
    return request;
}

inline MPI_Status *status_in(MPI_Status list[], int index)
{
    return list == MPI_STATUSES_IGNORE ? MPI_STATUS_IGNORE : &list[index];
}

// Neither null nor an inactive persistent request.
inline bool is_active(const Request *request) { return request != nullptr && request->is_active; }

// Complete an active request: set the status, then free it (setting the handle to MPI_REQUEST_NULL) or make it inactive if
// persistent. Returns the error of the operation, to be raised on the request's object.
std::optional<failure> finish(locked_section &section, MPI_Request &handle, Request &request, MPI_Status *status);

// The same for requests without callbacks and errors.
inline bool can_finish_fast(const Request &request) { return !request.has_callbacks && !request.failed; }
inline void finish_fast(MPI_Request &handle, Request &request, MPI_Status *status)
{
    set_status(status, request.arrived);
    if (request.is_persistent) {
        request.is_active = false;
        return;
    }
    handle = MPI_REQUEST_NULL;
    if (request.is_recycled)
        recycle(static_cast<Receive_request &>(request));
    else if (!request.is_shared)
        release_handle(request);
}

// Set the status only, for MPI_Request_get_status. Fails only if a callback fails.
void describe(locked_section &section, Request &request, MPI_Status *status);

}  // namespace solo

#endif
