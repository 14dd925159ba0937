// Generalized requests (MPI 5.0, 13.2).
#include "completion.h"
#include "requests/request.h"

namespace solo {
namespace {

struct Generalized_request final : Request {
    Generalized_request(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
                        MPI_Grequest_cancel_function *cancel_fn, void *extra)
        : Request(nullptr)
        , query_function(query_fn)
        , free_function(free_fn)
        , cancel_function(cancel_fn)
        , extra_state(extra)
    {
        has_callbacks = true;
    }
    int query(MPI_Status *status) override
    {
        return query_function != nullptr ? query_function(extra_state, status) : MPI_SUCCESS;
    }
    int end() override { return free_function != nullptr ? free_function(extra_state) : MPI_SUCCESS; }
    void cancel(locked_section &section) override;
    void free_by_user(locked_section &section) override;

    MPI_Grequest_query_function *const query_function;
    MPI_Grequest_free_function *const free_function;
    MPI_Grequest_cancel_function *const cancel_function;
    void *const extra_state;
};

void Generalized_request::cancel(locked_section &section)
{
    const ref<Request> reference(*this);
    const bool was_complete = is_complete;
    int code = MPI_SUCCESS;
    if (cancel_function != nullptr)
        section.held.unlocked([&] { code = cancel_function(extra_state, was_complete); });
    if (code != MPI_SUCCESS)
        fail_code(code);
}

// The handle goes section.
void end_freed(locked_section &section, Request &request)
{
    const ref<Request> reference(request);
    release_handle(request);
    int code = MPI_SUCCESS;
    section.held.unlocked([&] { code = request.end(); });
    if (code != MPI_SUCCESS)
        throw raised_on({MPI_ERR_OTHER, nullptr, nullptr, code}, nullptr);
}

// MPI_Grequest_complete still gets the handle, so it stays valid until then.
void Generalized_request::free_by_user(locked_section &section)
{
    if (is_complete)
        return end_freed(section, *this);
    if (is_freed)
        fail(MPI_ERR_REQUEST, "request", "has been freed already");
    is_freed = true;
}

}  // namespace

void Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
                    MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    const guard held;
    *request = to_handle(std::make_unique<Generalized_request>(query_fn, free_fn, cancel_fn, extra_state));
    count_pending();
}

void Grequest_complete(Request &request)
{
    locked_section section;
    if (!request.has_callbacks)
        fail(MPI_ERR_REQUEST, "request", "is not generalized");
    if (request.is_complete)
        fail(MPI_ERR_REQUEST, "request", "is complete already");
    const bool was_freed = std::exchange(request.is_freed, false);
    complete(section, request);
    if (was_freed)
        end_freed(section, request);
}

}  // namespace solo
