// Facts about the types of calls.
#pragma once

#include "format.hpp"
#include "objects.hpp"
#include "signature.hpp"

#include <bindery/tool.hpp>

#include <type_traits>
#include <utility>

namespace check {

// How a call changes the epochs of its window, as events have it.
constexpr synchronization synchronization_by(bindery::epoch epoch)
{
    switch (epoch) {
    case bindery::epoch::none:
        return synchronization::none;
    case bindery::epoch::fence:
        return synchronization::fence;
    case bindery::epoch::start:
        return synchronization::start;
    case bindery::epoch::complete:
        return synchronization::complete;
    case bindery::epoch::post:
        return synchronization::post;
    case bindery::epoch::wait:
        return synchronization::wait;
    case bindery::epoch::lock:
        return synchronization::lock;
    case bindery::epoch::unlock:
        return synchronization::unlock;
    case bindery::epoch::flush:
        return synchronization::flush;
    case bindery::epoch::flush_local:
        return synchronization::flush_local;
    case bindery::epoch::sync:
        return synchronization::memory;
    }
    return synchronization::none;
}
template <class Call>
constexpr synchronization synchronization_of =
    Call::routine.info().frees == bindery::object::window ? synchronization::free
                                                          : synchronization_by(Call::routine.info().epoch);

// A blocking or nonblocking send that is complete when its message is being received.
template <class Call>
constexpr bool is_synchronous = Call::routine.info().mode == bindery::send_mode::synchronous;

// Whether it completes the accesses of this process, or at least frees their buffers.
constexpr bool completes_transfers(synchronization one)
{
    return one == synchronization::fence || one == synchronization::free || one == synchronization::unlock ||
           one == synchronization::flush || one == synchronization::flush_local || one == synchronization::complete;
}

// All processes of the window call it.
template <class Call>
constexpr bool synchronizes_all =
    synchronization_of<Call> == synchronization::fence || synchronization_of<Call> == synchronization::free;

// It waits for the end of others' accesses.
template <class Call>
constexpr bool waits_for_accesses = synchronization_of<Call> == synchronization::wait && Call::is(bindery::waits);

// One-sided communication.
template <class Call>
constexpr bool is_transfer = requires(Call &call) {
    call.target_disp;
    call.target_rank;
};

template <class Call>
constexpr bool initializes_session = Call::is(bindery::initializes) && Call::has_new_handle;
template <class Call>
constexpr bool initializes_world = Call::is(bindery::initializes) && !initializes_session<Call>;
template <class Call>
constexpr bool finalizes_session = Call::is(bindery::finalizes) && Call::is(bindery::frees_handle);

constexpr bool is_tracked(std::string_view type)
{
    return type == "MPI_Comm" || type == "MPI_Datatype" || type == "MPI_Group" || type == "MPI_Op" ||
           type == "MPI_Win" || type == "MPI_File" || type == "MPI_Info" || type == "MPI_Errhandler";
}

template <class Call>
constexpr bool returns_object = Call::has_new_handle && is_tracked(bindery::type_name(Call::routine.info().creates)) &&
                                !Call::is(bindery::nonblocking);  // of MPI_Comm_idup the handle may come later

template <class Call>
constexpr bool makes_object = returns_object<Call> && !Call::is(bindery::lends_handle);

// MPICH's MPI_File_get_view accepts null pointers for what its caller does not want to know.
template <class Call>
bool gives_new_handle([[maybe_unused]] const Call &call)
{
    if constexpr (requires { call.etype; })
        return call.etype != nullptr && !is_predefined(*call.etype);  // those of a file's view may be
    return true;
}

// The call gets or sets the error handler of a communicator or a window.
template <class Call>
constexpr bool has_own_errhandler = Call::is(bindery::error_handling) && (Call::has_communicator || Call::has_window);
template <class Call>
constexpr bool gets_errhandler =
    has_own_errhandler<Call> && Call::routine.info().creates == bindery::object::errhandler;
template <class Call>
constexpr bool sets_errhandler =
    has_own_errhandler<Call> && !gets_errhandler<Call> && requires(Call &call) { call.errhandler; };

// Handles that the program gets from a call, but need not free.
template <class Call, class Result>
void look_at_handles([[maybe_unused]] Call &call, [[maybe_unused]] Result result)
{
    if constexpr (returns_object<Call>) {
        if (result == MPI_SUCCESS && gives_new_handle(call))
            made_by_others({bindery::type_name(Call::routine.info().creates), value_of(call.new_handle())});
    } else if constexpr (requires { call.max_datatypes; }) {
        if (result == MPI_SUCCESS)
            got_contents(call.datatype, call.array_of_datatypes);
    }
}

template <class Call>
constexpr bool frees_object = is_tracked(bindery::type_name(Call::routine.info().frees));

// All processes of a communicator make a communicator, a window or a file together, or parts of it.
template <class Call>
constexpr bool makes_from_set = Call::is(bindery::collective_on_communicator) && Call::has_new_handle &&
                                (Call::routine.info().creates == bindery::object::communicator ||
                                 Call::routine.info().creates == bindery::object::window ||
                                 Call::routine.info().creates == bindery::object::file) &&
                                !Call::is(bindery::process);

// Its processes make it, whatever others of the parent do.
template <class Call>
constexpr bool is_made_by_members = Call::is(bindery::collective_on_new);

template <class Call>
constexpr bool makes_set = makes_from_set<Call> && !is_made_by_members<Call>;

// All processes that opened the file make it (MPI 5.0, 14.2.1).
template <class Call>
constexpr bool is_collective_of_file = Call::is(bindery::collective_on_file);

template <class Call>
constexpr bool is_collective =
    makes_from_set<Call> || is_collective_of_file<Call> ||
    (Call::has_communicator && (Call::is(bindery::collective) || Call::is(bindery::neighborhood)));

template <class Call>
constexpr bool is_message = Call::is(bindery::point_to_point) && Call::has_communicator;

// It waits for a message, and receives none.
template <class Call>
constexpr bool is_waiting_probe =
    is_message<Call> && !Call::has_send_buffer && !Call::has_receive_buffer && Call::is(bindery::waits);

template <class Call>
constexpr bool waits_for_requests = Call::is(bindery::completes_requests) && Call::is(bindery::waits);
template <class Call>
constexpr bool waits_for_any = waits_for_requests<Call> && Call::is(bindery::completes_some);

// It starts an operation, or makes a persistent one.
template <class Call>
constexpr bool makes_request =
    Call::has_requests && (Call::is(bindery::nonblocking) || Call::is(bindery::persistent)) &&
    !Call::is(bindery::completes_requests) && !Call::is(bindery::starts_requests) && !Call::is(bindery::frees_handle);

// Which of the two buffers the root alone has.
enum class rooted { none, receives, sends };
template <class Call>
constexpr rooted root_alone = Call::routine.info().at_root == bindery::root_buffer::sent       ? rooted::sends
                              : Call::routine.info().at_root == bindery::root_buffer::received ? rooted::receives
                                                                                               : rooted::none;

// How data must fit together in a collective call.
template <class Call>
constexpr fit fit_of = Call::is(bindery::neighborhood)                     ? fit::neighbors
                       : !Call::has_send_count || !Call::has_receive_count ? fit::nothing
                       : Call::has_operation || (Call::has_root_rank && root_alone<Call> == rooted::none) ? fit::same
                       : root_alone<Call> == rooted::receives                                             ? fit::to_root
                       : root_alone<Call> == rooted::sends ? fit::from_root
                                                           : fit::all;

template <class Call>
constexpr bool returns_code = std::is_same_v<decltype(std::declval<Call &>().next()), int>;

// Errors of these are mistakes of the program: a file or a process that is not there is none.
template <class Call>
constexpr bool errors_are_mistakes = Call::is(bindery::communication | bindery::completion | bindery::datatype |
                                              bindery::communicator | bindery::group | bindery::topology);

// The handle that a call frees.
template <class Call>
std::uintptr_t freed_handle(Call &call)
{
    if constexpr (requires { *call.comm; })
        return call.comm ? value_of(*call.comm) : 0;
    else if constexpr (requires { *call.datatype; })
        return call.datatype ? value_of(*call.datatype) : 0;
    else if constexpr (requires { *call.group; })
        return call.group ? value_of(*call.group) : 0;
    else if constexpr (requires { *call.op; })
        return call.op ? value_of(*call.op) : 0;
    else if constexpr (requires { *call.win; })
        return call.win ? value_of(*call.win) : 0;
    else if constexpr (requires { *call.fh; })
        return call.fh ? value_of(*call.fh) : 0;
    else if constexpr (requires { *call.info; })
        return call.info ? value_of(*call.info) : 0;
    else if constexpr (requires { *call.errhandler; })
        return call.errhandler ? value_of(*call.errhandler) : 0;
    else
        return 0;
}

}  // namespace check
