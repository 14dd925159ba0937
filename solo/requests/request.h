// Requests: what is under way, and what completes it (MPI 5.0, 3.7 to 3.9, 4, 6.12).
#ifndef SOLO_REQUESTS_REQUEST_H
#define SOLO_REQUESTS_REQUEST_H

#include "communicators/comm.h"
#include "core/object.h"
#include "core/section.h"
#include "datatypes/status.h"

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

namespace solo {

// Every request is complete or not, and, if persistent, active or not. All of it changes under the lock only.
struct Request : Object {
    explicit Request(Comm *on) : Object(BND_REQUEST), comm(on) {}
    const Object *raises_on() const override { return comm.get(); }
    bool is_persistent = false;
    bool is_active = true;  // a persistent one begins inactive
    bool is_complete = false;
    bool is_shared = false;         // shared and complete; its handle is never freed
    bool is_freed = false;          // MPI_Request_free came first: it goes away when it completes
    bool has_callbacks = false;     // a generalized request
    bool is_recycled = false;       // a Receive_request that is cached and reused with a new handle
    completion_info arrived;        // for the status
    std::optional<failure> failed;  // of the operation: what MPI_Wait raises, and MPI_Waitall puts into the status
    ref<Comm> comm;                 // whose error handler is invoked; null: MPI_COMM_SELF's

    // Start a persistent request that is marked active. If this throws, it becomes inactive.
    virtual void start(locked_section &);
    // Mark the operation for cancellation, if it can be cancelled at all; else MPI_ERR_REQUEST.
    virtual void cancel(locked_section &);
    // May MPI_Request_free be called while it is active? If not, why (3.7.3).
    virtual const char *why_not_free() const { return nullptr; }
    // Callbacks of a generalized request, called without the lock; they return error codes.
    virtual int query(MPI_Status *) { return MPI_SUCCESS; }
    virtual int end() { return MPI_SUCCESS; }
    virtual void free_by_user(locked_section &) {}

    bool is_under_way() const { return is_active && !is_complete; }
};

// The handle of a new request. It owns the request from now on.
template <typename T>
MPI_Request to_handle(std::unique_ptr<T> request)
{
    assign_handle(*request);
    return handle_to<Request>(*request.release());
}

// A new request with a handle, which is taken back unless the operation has begun.
template <typename T>
class new_request {
public:
    explicit new_request(std::unique_ptr<T> request) : request_(request.get())
    {
        assign_handle(*request);
        static_cast<void>(request.release());
    }
    ~new_request()
    {
        if (request_ != nullptr)
            release_handle(*request_);
    }
    new_request(const new_request &) = delete;
    new_request &operator=(const new_request &) = delete;
    T &operator*() const noexcept { return *request_; }
    T *operator->() const noexcept { return request_; }
    MPI_Request commit() noexcept { return handle_to<Request>(*std::exchange(request_, nullptr)); }

private:
    T *request_;
};

// Under the lock: an operation waits for others; it has ended.
void release_freed(Request &request) noexcept;
void defer_completion(locked_section &section, const Request &request);
void update_pending_watermark(long long requests);
template <typename Section = locked_section>
void count_pending()
{
    const long long pending = measure.requests.load(std::memory_order_relaxed) + 1;
    measure.requests.store(pending, std::memory_order_relaxed);
    if (Section::is_instrumented())
        update_pending_watermark(pending);
}
inline void uncount_pending()
{
    measure.requests.store(measure.requests.load(std::memory_order_relaxed) - 1, std::memory_order_relaxed);
}
template <typename Section = locked_section>
void complete_silently(Request &request)  // without an event
{
    request.is_complete = true;
    uncount_pending();
    if (request.is_freed) [[unlikely]]
        release_freed(request);
    Section::notify();
}
template <typename Section>
void complete([[maybe_unused]] Section &section, Request &request)
{
    if constexpr (std::is_same_v<Section, locked_section>)
        if (Section::is_instrumented())
            defer_completion(section, request);
    complete_silently<Section>(request);
}

// A request that is complete from the beginning. No memory is used while nothing depends on the individual request.
MPI_Request completed_request();
// The same for nonblocking collectives: one for each communicator, whose error handler is invoked if it is cancelled or freed.
MPI_Request collective_request(Comm &comm);
// The same for a receive from MPI_PROC_NULL.
MPI_Request completed_proc_null_receive();
// A new request that is complete from the beginning, for an operation that raises its errors on an object: its status and its error are
// the caller's to set.
new_request<Request> new_completed_request(Object &raises_on);
// The same with a status and an error.
MPI_Request completed_request(Object &raises_on, const completion_info &status,
                              const std::optional<failure> &failed = std::nullopt);
// A persistent request; starting it runs the operation at once, and what that throws is the request's error.
MPI_Request persistent_request(Comm &comm, std::function<void()> operation);

// The completion information of a receive from MPI_PROC_NULL (MPI 5.0, 3.10).
inline completion_info proc_null_info() { return {MPI_PROC_NULL, MPI_ANY_TAG, 0, false}; }

}  // namespace solo

#endif
