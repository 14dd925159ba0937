#include "requests/request.h"

#include "core/setup.h"
#include "requests/mailbox.h"

#include <new>

namespace solo {

void announcements::note(const event &happening) noexcept
try {
    if (!list_)
        list_ = std::make_unique<std::vector<event>>();
    list_->push_back(happening);
} catch (const std::bad_alloc &) {
    drop_event(happening.what, happening.handle);
}

void announcements::tell_all() noexcept
{
    const auto events = std::move(list_);
    for (const event &e : *events)
        tell_event(e.what, e.handle, e.first, e.second, e.bytes, e.when);
}

failure raised_on(failure what, const Comm *comm)
{
    what.overrides = true;
    what.on = comm != nullptr ? BND_ON_COMM : BND_ON_NOTHING;
    what.object = comm != nullptr ? handle_to(*comm) : nullptr;
    return what;
}

void Request::start(work &) { fail(MPI_ERR_REQUEST, "request", "is not persistent"); }

void Request::cancel(work &) { fail(MPI_ERR_REQUEST, "request", "is of an operation that cannot be cancelled"); }

void tell_pending(long long requests)
{
    tell_level(level_kind::requests, nullptr, static_cast<unsigned long long>(requests));
}

void tell_complete(work &now, const Request &request)
{
    if (request.handle_bits() != 0)
        now.told.add(event_kind::request_completed, reinterpret_cast<void *>(request.handle_bits()),
                     request.arrived.source, request.arrived.tag, request.arrived.bytes);
}

// The reference that MPI_Request_free left.
void drop_freed(Request &request) noexcept { request.release(); }

namespace {

// One that is complete for ever. Cancelling it comes too late.
struct Completed_request : Request {
    explicit Completed_request(const delivery &what) : Request(nullptr)
    {
        is_complete = true;
        is_shared = true;
        arrived = what;
        publish(*this);
    }
    void cancel(work &) override {}
};

// Runs something when it is started; has no other existence.
struct Operation_request : Request {
    Operation_request(Comm &on, std::function<void()> what) : Request(&on), operation(std::move(what))
    {
        is_persistent = true;
        is_active = false;
    }
    void start(work &now) override
    {
        arrived = delivery();
        failed.reset();
        now.held.without([this] {
            try {
                operation();
            } catch (const failure &what) {
                failed = what;
            } catch (const std::bad_alloc &) {
                failed = failure{MPI_ERR_NO_MEM, nullptr, "the system has no more memory"};
            }
        });
        count_as_pending();
        complete(now, *this);
    }
    std::function<void()> operation;
};

Completed_request *completed_of_send;
Completed_request *completed_of_null;

}  // namespace

void set_up_requests()
{
    completed_of_send = new Completed_request(delivery());
    completed_of_null = new Completed_request(from_null());
    set_up_messages();
}

MPI_Request completed_request() { return handle_to<Request>(*completed_of_send); }

MPI_Request completed_receive_from_null() { return handle_to<Request>(*completed_of_null); }

MPI_Request persistent_request(Comm &comm, std::function<void()> operation)
{
    return hand_out(std::make_unique<Operation_request>(comm, std::move(operation)));
}

}  // namespace solo
