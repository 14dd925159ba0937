// Requests: what is under way, and what completes it (MPI 5.0, 3.7 to 3.9, 4, 6.12).
#ifndef SOLO_REQUESTS_REQUEST_H
#define SOLO_REQUESTS_REQUEST_H

#include "communicators/comm.h"
#include "core/object.h"
#include "requests/status.h"

#include <functional>

namespace solo {

// Every request is complete or not, and, if persistent, active or not. All of it changes under the lock only.
struct Request : Object {
    explicit Request(Comm *raises_on) : Object(BND_REQUEST), comm(raises_on) {}
    bool is_persistent = false;
    bool is_active = true;
    bool is_complete = false;
    bool is_cancelled = false;
    int error_code = MPI_SUCCESS;   // of the operation: what MPI_Wait returns, and MPI_Waitall puts into the status
    delivery arrived;               // for the status
    ref<Comm> comm;                 // whose error handler is invoked; null: MPI_COMM_SELF's

    virtual void start(guard &) {}                  // of a persistent request that is inactive
    virtual void cancel(guard &) {}                 // mark it, if it can still be
    virtual void about_to_end(guard &) {}           // called once by what completes it (Wait, Test, Request_free), before it goes away
    virtual int fill_status(guard &, MPI_Status *); // from `arrived`; generalized requests ask the user. Returns an error code.
};

// A request that is complete from the beginning: what a nonblocking collective returns on one process. No memory is used while
// nothing depends on the individual request.
MPI_Request completed_request(Comm &comm);
// A persistent request; starting it runs the operation at once, and what that throws is the request's error.
MPI_Request persistent_request(Comm &comm, std::function<void()> operation);

}  // namespace solo

#endif
