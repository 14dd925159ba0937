// The part that all calls have in common: facts at compile time, and answers where a routine lacks a role.
#pragma once

#include <bindery/call_site.hpp>
#include <bindery/detail/completion.hpp>
#include <bindery/detail/descriptor.hpp>
#include <bindery/detail/file_blocks.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/detail/peers.hpp>
#include <bindery/detail/raise.hpp>
#include <bindery/handle.hpp>
#include <bindery/routines.hpp>

#include <cstdarg>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// A call of a routine without the role finds these, so that `requires { call.X(); }` is false, and else the compiler shows the line with what to
// write instead. Not in `call` itself, which is instantiated for each routine.
// clang-format off
struct absent_roles {
    int send_buffer() const = delete;  // the routine has no send_buffer: ask for it within 'if constexpr (Call::has_send_buffer) { ... }'
    int receive_buffer() const = delete;  // the routine has no receive_buffer: ask for it within 'if constexpr (Call::has_receive_buffer) { ... }'
    int send_count() const = delete;  // the routine has no send_count: ask for it within 'if constexpr (Call::has_send_count) { ... }'
    int receive_count() const = delete;  // the routine has no receive_count: ask for it within 'if constexpr (Call::has_receive_count) { ... }'
    int send_counts() const = delete;  // the routine has no send_counts: ask for it within 'if constexpr (Call::has_send_counts) { ... }'
    int receive_counts() const = delete;  // the routine has no receive_counts: ask for it within 'if constexpr (Call::has_receive_counts) { ... }'
    int send_datatype() const = delete;  // the routine has no send_datatype: ask for it within 'if constexpr (Call::has_send_datatype) { ... }'
    int receive_datatype() const = delete;  // the routine has no receive_datatype: ask for it within 'if constexpr (Call::has_receive_datatype) { ... }'
    int send_datatypes() const = delete;  // the routine has no send_datatypes: ask for it within 'if constexpr (Call::has_send_datatypes) { ... }'
    int receive_datatypes() const = delete;  // the routine has no receive_datatypes: ask for it within 'if constexpr (Call::has_receive_datatypes) { ... }'
    int send_displacements() const = delete;  // the routine has no send_displacements: ask for it within 'if constexpr (Call::has_send_displacements) { ... }'
    int receive_displacements() const = delete;  // the routine has no receive_displacements: ask for it within 'if constexpr (Call::has_receive_displacements) { ... }'
    int send_peer() const = delete;  // the routine has no send_peer: ask for it within 'if constexpr (Call::has_send_peer) { ... }'
    int receive_peer() const = delete;  // the routine has no receive_peer: ask for it within 'if constexpr (Call::has_receive_peer) { ... }'
    int message_tag() const = delete;  // the routine has no message_tag: ask for it within 'if constexpr (Call::has_message_tag) { ... }'
    int send_tag() const = delete;  // the routine has no send_tag: ask for it within 'if constexpr (Call::has_send_tag) { ... }'
    int receive_tag() const = delete;  // the routine has no receive_tag: ask for it within 'if constexpr (Call::has_receive_tag) { ... }'
    int communicator() const = delete;  // the routine has no communicator: ask for it within 'if constexpr (Call::has_communicator) { ... }'
    int window() const = delete;  // the routine has no window: ask for it within 'if constexpr (Call::has_window) { ... }'
    int file_handle() const = delete;  // the routine has no file_handle: ask for it within 'if constexpr (Call::has_file_handle) { ... }'
    int operation() const = delete;  // the routine has no operation: ask for it within 'if constexpr (Call::has_operation) { ... }'
    int root_rank() const = delete;  // the routine has no root_rank: ask for it within 'if constexpr (Call::has_root_rank) { ... }'
    int new_handle() const = delete;  // the routine has no new_handle: ask for it within 'if constexpr (Call::has_new_handle) { ... }'
    int requests() const = delete;  // the routine has no requests: ask for it within 'if constexpr (Call::has_requests) { ... }'
    int statuses() const = delete;  // the routine has no statuses: ask for it within 'if constexpr (Call::has_statuses) { ... }'
    void keep() = delete;  // the routine completes no requests: call this within 'if constexpr (Call::is(bindery::completes_requests)) { ... }'
    int completed() const = delete;  // the routine completes no requests: call this within 'if constexpr (Call::is(bindery::completes_requests)) { ... }'
};
// clang-format on

// Where it is on the stack to which place the entry point that this thread is in returns; null if another tool was called in its place.
[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit const void *const *caller_place = nullptr;

inline const void *const *taken_caller()
{
    const void *const *const place = caller_place;
    caller_place = nullptr;
    return place;
}

template <int N, class Result, class... Arguments>
struct call : absent_roles {
    using result_type = Result;
    using function_type = Result(Arguments...);
    using passed_function_type = passed<Result>(passed<Arguments>...);
    static constexpr int argument_count = sizeof...(Arguments);

    static constexpr bindery::routine routine{N};
    static constexpr bool is(attributes a) { return routine.is(a); }

    // A call has a role exactly if has_X is true; then it has a function X() that gives the argument.
    static constexpr bool has_send_buffer = false, has_receive_buffer = false;
    static constexpr bool has_send_count = false, has_receive_count = false;
    static constexpr bool has_send_counts = false, has_receive_counts = false;
    static constexpr bool has_send_datatype = false, has_receive_datatype = false;
    static constexpr bool has_send_datatypes = false, has_receive_datatypes = false;
    static constexpr bool has_send_displacements = false, has_receive_displacements = false;
    static constexpr bool has_peer = false, has_send_peer = false, has_receive_peer = false;
    static constexpr bool has_message_tag = false, has_send_tag = false, has_receive_tag = false;
    static constexpr bool has_communicator = false, has_window = false, has_file_handle = false;
    static constexpr bool has_operation = false, has_root_rank = false, has_new_handle = false;
    static constexpr bool has_requests = false, has_statuses = false;
    static constexpr flow sent_flow{}, received_flow{};
    static constexpr bool has_equal_shares = false, has_known_source = false;

    // Bytes that the call, or the nonblocking operation that it starts, takes from buffers of this process for others or for a
    // file; 0 for a persistent operation, which each start repeats.
    MPI_Count bytes_sent() const { return 0; }
    // Bytes that it puts into buffers of this process. What a status describes is known after next(); what a nonblocking
    // receive or read brings is known when it completes, and 0 here.
    MPI_Count bytes_received() const { return 0; }
    // The same for each start of a persistent operation.
    MPI_Count bytes_sent_by_start() const { return 0; }
    MPI_Count bytes_received_by_start() const { return 0; }

    int known_source(int given) const { return given; }

    // The rank on the other side of a message or of an RMA operation; MPI_PROC_NULL if there is none.
    int peer() const { return MPI_PROC_NULL; }

    // Calls visit(const peer_transfer &) for each process that the data go to or come from, once for each direction; a rank may come
    // more than once. Of bytes_sent() and bytes_received(), and when they are known. No transfers to files, and none of nobody's data.
    template <class Visit>
    void for_each_peer(Visit) const
    {
    }
    // The same for each start of a persistent operation.
    template <class Visit>
    void for_each_peer_by_start(Visit) const
    {
    }

    // Where in the file, in bytes, an access by an explicit offset or by the individual pointer begins, through the view of this process; -1
    // for all else, as the shared pointer. Ask for it before next(), which moves the pointer.
    MPI_Offset file_offset() const { return -1; }
    // Calls visit(offset, bytes) for each contiguous part of the file that such an access asks for, in the order of the data; before next().
    template <class Visit>
    void for_each_file_block(Visit) const
    {
    }

    // Ends the call with an error in place of next(): invokes the error handler that MPI would, of the communicator, window, file or session
    // that the routine raises its errors on, and returns the code.
    static int fail(int code) { return raise(code); }

    // Where the program calls the routine. Ask for it before next(), and once; a tool with `static constexpr bool caller = true` need not
    // walk up the stack for it.
    static call_site site() { return find_site(taken_caller()); }

    // Calls the next tool, or MPI, with another routine and its arguments in the standard's order: call.forward<calls::Ssend>(buf, …).
    // The tool need not have that routine. Returns what the routine returns. Each call has next_as<calls::Ssend>(), too, which passes its
    // own arguments on.
    template <class Other, class... Given>
    static typename Other::result_type forward(Given... arguments)
    {
        static_assert(
            requires { Other{{}, arguments...}; } && sizeof...(Given) == Other::argument_count,
            "forward<calls::X>(...) and next_as<calls::X>() need exactly the arguments of MPI_X");
        if constexpr (requires { Other{{}, arguments...}; } && sizeof...(Given) == Other::argument_count) {
            Other::link();
            Other other{{}, arguments...};
            return other.next();
        }
    }
};

// The further arguments of MPI_Pcontrol, which each tool may read: *arguments is a va_list of its own.
class further_arguments {
public:
    further_arguments(va_list *arguments) : original_(arguments) { va_copy(copy_, *arguments); }
    further_arguments(const further_arguments &) = delete;
    ~further_arguments() { va_end(copy_); }

    va_list &operator*() { return copy_; }
    va_list *original() const { return original_; }

private:
    va_list copy_;
    va_list *original_;
};

// A call that may ignore the one status that says what it received: next() then passes a status of its own.
template <int N, class Result, class... Arguments>
struct call_with_status : call<N, Result, Arguments...> {
    call_with_status() {}  // leaves the status uninitialized

    static constexpr bool has_known_source = true;
    int known_source(int given) const { return source_of_status(given); }

protected:
    MPI_Status *status_or_own(MPI_Status *status)
    {
        known_ = status == MPI_STATUS_IGNORE ? &own_ : status;
        return known_;
    }
    MPI_Count bytes_of_status() const { return known_ ? received_bytes(*known_) : 0; }
    int source_of_status(int source) const { return known_ && source == MPI_ANY_SOURCE ? known_->MPI_SOURCE : source; }

private:
    MPI_Status own_;
    MPI_Status *known_ = nullptr;
};

// A call that completes operations: keep(), before next(), saves what next() overwrites or the program ignores.
template <int N, class Result, class... Arguments>
struct completing_call : call<N, Result, Arguments...> {
    completing_call() {}  // leaves the elements of what is saved uninitialized

    // The operations that next() completed. Empty without keep().
    array<const completed_operation> completed() const { return saved_.completed(); }

    // The messages that completed operations received.
    template <class Visit>
    void for_each_peer(Visit visit) const
    {
        for (const completed_operation &operation : completed())
            if (operation.has_message())
                visit(operation.transfer());
    }

protected:
    saved_requests saved_;
};

inline array<const MPI_Request> requests(const MPI_Request *requests, int count) { return {requests, count}; }

// None if the program ignores them.
inline array<const MPI_Status> statuses(const MPI_Status *statuses, int count)
{
    // NOLINTNEXTLINE(misc-redundant-expression): in some MPIs these are two constants
    const bool ignored = statuses == MPI_STATUS_IGNORE || statuses == MPI_STATUSES_IGNORE;
    return {statuses, ignored ? 0 : count};
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
