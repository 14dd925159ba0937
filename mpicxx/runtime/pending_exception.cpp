// An exception belongs to the method in whose frame it was left. That frame is identified by the address where it ends and by the place
// in the caller to which it returns: a later call has another place, or has been through raise() in between, which leaves nothing.
#include "pending_exception.h"

#include "backtrace.h"

#include <memory>
#include <stdio.h>

// `bindery check` defines it and sets an error handler of its own in place of MPI_ERRORS_ARE_FATAL: whether `handler` is that one.
extern "C" int bnd_check_is_fatal(MPI_Errhandler handler) __attribute__((weak));

namespace bnd_cxx {

namespace {

struct method_search {
    int frames_seen = 0;
    frame method = {};
};

// The third frame: behind raise() and the method, that of the method's caller.
_Unwind_Reason_Code find_method(_Unwind_Context *context, void *data)
{
    method_search &search = *static_cast<method_search *>(data);
    if (++search.frames_seen < 3)
        return _URC_NO_REASON;
    search.method = {_Unwind_GetCFA(context), _Unwind_GetIP(context)};
    return _URC_END_OF_STACK;
}

}  // namespace

struct pending_exception {
    std::exception_ptr exception;
    backtrace exception_left;
    int code = MPI_SUCCESS;
    backtrace code_left;
};

constinit thread_local pending_exception *pending = nullptr;

namespace {

// Frees what nobody throws. An exception is reported: of a reduction nobody else learns that it is wrong.
void drop(pending_exception *left)
{
    if (left && left->exception)
        fputs("Bindery: an exception of a callback is lost: the call that ran it is no MPI:: function, or none that "
              "throws such\n",
              stderr);
    delete left;
}

struct reaper {
    bool is_used = false;
    ~reaper() { drop_pending(); }
};
thread_local reaper at_thread_exit;

pending_exception &pending_here()
{
    at_thread_exit.is_used = true;
    if (!pending)
        pending = new pending_exception;  // NOLINT(bugprone-throw-keyword-missing): thrown by the method
    return *pending;
}

// The exception to throw from a method, or null. `code` is what C's routine returned: that of its error handler can be another one, as in
// MPI_Waitall.
std::exception_ptr take(const frame &method, int code)
{
    const std::unique_ptr<pending_exception, void (*)(pending_exception *)> left(std::exchange(pending, nullptr), drop);
    if (left->exception && left->exception_left.may_contain(method))
        return std::exchange(left->exception, nullptr);
    if (left->code == MPI_SUCCESS || !left->code_left.may_contain(method))
        return nullptr;
    return std::make_exception_ptr(MPI::Exception(code != MPI_SUCCESS ? code : left->code));
}

// Inlined in raise() and the functions like it, for find_method counts frames.
[[gnu::always_inline]] inline std::exception_ptr take_for_caller(int code)
{
    if (!pending)
        return nullptr;
    method_search search;
    _Unwind_Backtrace(find_method, &search);
    return take(search.method, code);
}

template <typename Handle>
[[gnu::always_inline]] inline void raise_and_free(int code, int (*release)(Handle *), Handle *created, Handle null)
{
    const std::exception_ptr thrown = take_for_caller(code);
    if (!thrown)
        return;
    // MPICH 5 returns success after an error handler that returned, and creates nothing.
    if (code == MPI_SUCCESS && *created != null) {
        const nested_calls scope;  // delete functions may throw
        release(created);
    }
    std::rethrow_exception(thrown);
}

bool is_fatal(MPI_Errhandler handler)
{
#ifdef MPI_ERRORS_ABORT
    if (handler == MPI_ERRORS_ABORT)
        return true;
#endif
    return handler == MPI_ERRORS_ARE_FATAL;
}

}  // namespace

void drop_pending() { drop(std::exchange(pending, nullptr)); }

nested_calls::~nested_calls()
{
    drop(pending);
    pending = outer_;
}

[[gnu::noinline]] void leave_code(int code) noexcept
{
    pending_exception &left = pending_here();
    left.code = code;
    left.code_left.depth = 0;
    _Unwind_Backtrace(append_frame, &left.code_left);
}

[[gnu::noinline]] void leave_exception(std::exception_ptr exception) noexcept
{
    pending_exception &left = pending_here();
    left.exception = std::move(exception);
    left.exception_left.depth = 0;
    _Unwind_Backtrace(append_frame, &left.exception_left);
}

int code_of_exception(MPI_Errhandler handler) noexcept
{
    if (is_fatal(handler))
        return MPI_SUCCESS;
    const bool is_of_tool = bnd_check_is_fatal && bnd_check_is_fatal(handler);
    PMPI_Errhandler_free(&handler);
    return is_of_tool ? MPI_SUCCESS : MPI_ERR_OTHER;
}

int code_of_exception_on(MPI_Comm comm) noexcept
{
    MPI_Errhandler handler;
    int is_finalized = 0;
    if (PMPI_Finalized(&is_finalized) != MPI_SUCCESS || is_finalized ||
        PMPI_Comm_get_errhandler(comm, &handler) != MPI_SUCCESS)
        return MPI_SUCCESS;
    return code_of_exception(handler);
}

// MPI-2.2 raises errors without an object on MPI_COMM_WORLD, MPI 4.0 on MPI_COMM_SELF.
int code_of_exception_on_world() noexcept
{
    const int on_self = code_of_exception_on(MPI_COMM_SELF);
    return on_self == MPI_SUCCESS ? on_self : code_of_exception_on(MPI_COMM_WORLD);
}

int refuse_memory() noexcept
{
    PMPI_Comm_call_errhandler(MPI_COMM_WORLD, MPI_ERR_NO_MEM);
    return MPI_ERR_NO_MEM;
}

[[gnu::noinline]] void raise(int code)
{
    if (const std::exception_ptr thrown = take_for_caller(code))
        std::rethrow_exception(thrown);
}

#define BND_CXX_RAISE_CREATED(object, handle, release, null)                        \
    [[gnu::noinline]] void raise_created(int code, const object &, handle *created) \
    {                                                                               \
        raise_and_free<handle>(code, release, created, null);                       \
    }
BND_CXX_RAISE_CREATED(MPI::Comm, MPI_Comm, MPI_Comm_free, MPI_COMM_NULL)
BND_CXX_RAISE_CREATED(PMPI::Comm, MPI_Comm, PMPI_Comm_free, MPI_COMM_NULL)
BND_CXX_RAISE_CREATED(MPI::Datatype, MPI_Datatype, MPI_Type_free, MPI_DATATYPE_NULL)
BND_CXX_RAISE_CREATED(PMPI::Datatype, MPI_Datatype, PMPI_Type_free, MPI_DATATYPE_NULL)

}  // namespace bnd_cxx
