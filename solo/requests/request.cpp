#include "requests/request.h"

#include "core/setup.h"
#include "requests/message.h"

#include <mutex>
#include <new>
#include <utility>

namespace solo {

void Request::start(locked_section &) { fail(MPI_ERR_REQUEST, "request", "is not persistent"); }

void Request::cancel(locked_section &)
{
    fail(MPI_ERR_REQUEST, "request", "is of an operation that cannot be cancelled");
}

void update_pending_watermark(long long requests)
{
    update_watermark(watermark_kind::requests, nullptr, static_cast<unsigned long long>(requests));
}

void defer_completion(locked_section &section, const Request &request)
{
    if (request.handle_bits() != 0)
        section.deferred.add(event_kind::request_completed, reinterpret_cast<void *>(request.handle_bits()),
                             request.arrived.source, request.arrived.tag, request.arrived.bytes);
}

// The reference that MPI_Request_free left.
void release_freed(Request &request) noexcept { request.release(); }

namespace {

// Completed from the start and never freed.
struct Completed_request : Request {
    explicit Completed_request(const completion_info &what) : Request(nullptr)
    {
        is_complete = true;
        is_shared = true;
        arrived = what;
        assign_handle(*this);
    }
};

// It keeps the object on which it raises errors. Cancelling it has no effect.
struct Completed_operation final : Request {
    explicit Completed_operation(Object &on) : Request(nullptr), object(on) { is_complete = true; }
    const Object *raises_on() const override { return object->raises_on(); }
    void cancel(locked_section &) override {}
    ref<Object> object;
};

// Cancelling it has no effect.
struct Completed_message final : Completed_request {
    using Completed_request::Completed_request;
    void cancel(locked_section &) override {}
};

// It neither owns its communicator nor goes away with it, since the program may complete it later: another communicator gets it.
struct Collective_request final : Completed_request {
    Collective_request() : Completed_request(completion_info()) {}
    const Object *raises_on() const override { return owner; }
    const char *why_not_free() const override { return "is of a collective operation, which cannot be freed"; }
    const Comm *owner = nullptr;
    Collective_request *next = nullptr;
};

constinit std::mutex idle_lock;
Collective_request *idle = nullptr;

Collective_request *take_idle()
{
    const std::lock_guard held(idle_lock);
    return idle != nullptr ? std::exchange(idle, idle->next) : new Collective_request;
}

void return_idle(Request *request)
{
    auto *const returned = static_cast<Collective_request *>(request);
    const std::lock_guard held(idle_lock);
    returned->owner = nullptr;
    returned->next = std::exchange(idle, returned);
}

// Runs an operation at each start.
struct Operation_request : Request {
    Operation_request(Comm &on, std::function<void()> what) : Request(&on), operation(std::move(what))
    {
        is_persistent = true;
        is_active = false;
    }
    const char *why_not_free() const override
    {
        return "is of a collective operation and active, so it cannot be freed";
    }
    void start(locked_section &section) override
    {
        arrived = completion_info();
        failed.reset();
        section.held.unlocked([this] {
            try {
                operation();
            } catch (const failure &what) {
                failed = what;
            } catch (const std::bad_alloc &) {
                failed = failure{MPI_ERR_NO_MEM, nullptr, "the system has no more memory"};
            }
        });
        count_pending();
        complete(section, *this);
    }
    std::function<void()> operation;
};

Message *no_process;
Completed_message *completed_of_send;
Completed_message *completed_of_null;

}  // namespace

void set_up_requests()
{
    completed_of_send = new Completed_message(completion_info());
    completed_of_null = new Completed_message(proc_null_info());
    no_process = new Message(nullptr, nullptr);
    assign_predefined_handle(*no_process, reinterpret_cast<std::uintptr_t>(MPI_MESSAGE_NO_PROC));
}

Message::~Message()
{
    if (matched != nullptr)
        discard(*matched);
}

Message &no_proc_message() { return *no_process; }

MPI_Request completed_request() { return handle_to<Request>(*completed_of_send); }

MPI_Request collective_request(Comm &comm)
{
    const guard held;
    if (!comm.collective_request) {
        Collective_request *const taken = take_idle();
        comm.collective_request = std::shared_ptr<Request>(taken, return_idle);
        taken->owner = &comm;
    }
    return handle_to<Request>(*comm.collective_request);
}

MPI_Request completed_proc_null_receive() { return handle_to<Request>(*completed_of_null); }

new_request<Request> new_completed_request(Object &raises_on)
{
    return new_request<Request>(std::make_unique<Completed_operation>(raises_on));
}

MPI_Request completed_request(Object &raises_on, const completion_info &status, const std::optional<failure> &failed)
{
    new_request<Request> request = new_completed_request(raises_on);
    request->arrived = status;
    request->failed = failed;
    return request.commit();
}

MPI_Request persistent_request(Comm &comm, std::function<void()> operation)
{
    return to_handle(std::make_unique<Operation_request>(comm, std::move(operation)));
}

}  // namespace solo
