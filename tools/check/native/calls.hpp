// What the types of calls say.
#pragma once

#include "format.hpp"
#include "objects.hpp"
#include "signature.hpp"

#include <bindery/selection.hpp>
#include <bindery/tool.hpp>

#include <type_traits>
#include <utility>

namespace check {

template <class Call, class Selection>
consteval bool is_one_of(Selection selection)
{
    return bindery::detail::matches(selection, Call::routine.info());
}

template <class Call>
consteval synchronization find_synchronization()
{
    struct row {
        std::string_view name;
        synchronization is;
    };
    constexpr row rows[] = {
        {"MPI_Win_fence", synchronization::fence},
        {"MPI_Win_free", synchronization::free},
        {"MPI_Win_lock", synchronization::lock},
        {"MPI_Win_lock_all", synchronization::lock},
        {"MPI_Win_unlock", synchronization::unlock},
        {"MPI_Win_unlock_all", synchronization::unlock},
        {"MPI_Win_flush", synchronization::flush},
        {"MPI_Win_flush_all", synchronization::flush},
        {"MPI_Win_flush_local", synchronization::flush_local},
        {"MPI_Win_flush_local_all", synchronization::flush_local},
        {"MPI_Win_start", synchronization::start},
        {"MPI_Win_complete", synchronization::complete},
        {"MPI_Win_post", synchronization::post},
        {"MPI_Win_wait", synchronization::wait},
        {"MPI_Win_test", synchronization::wait},
        {"MPI_Win_sync", synchronization::memory},
    };
    for (const row &one : rows)
        if (one.name == Call::routine.name())
            return one.is;
    return synchronization::none;
}
template <class Call>
constexpr synchronization synchronization_of = find_synchronization<Call>();

// A blocking or nonblocking send that is complete when its message is being received.
template <class Call>
constexpr bool is_synchronous = is_one_of<Call>(bindery::named("MPI_Ssend*", "MPI_Issend*"));

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
constexpr bool waits_for_accesses = is_one_of<Call>(bindery::named("MPI_Win_wait"));

// One-sided communication.
template <class Call>
constexpr bool is_transfer = requires(Call &call) {
    call.target_disp;
    call.target_rank;
};

template <class Call>
constexpr bool initializes_world = is_one_of<Call>(bindery::named("MPI_Init", "MPI_Init_thread"));
template <class Call>
constexpr bool initializes_session = is_one_of<Call>(bindery::named("MPI_Session_init"));

// What the program need not free, or what it also gets in other ways.
inline constexpr auto borrowed =
    bindery::named("MPI_Comm_get_parent", "MPI_Type_create_f90_*", "MPI_Type_match_size", "MPI_*_get_errhandler",
                   "MPI_Errhandler_get", "MPI_Message_*", "MPI_*_keyval", "MPI_Session_*");

constexpr bool is_tracked(std::string_view type)
{
    return type == "MPI_Comm" || type == "MPI_Datatype" || type == "MPI_Group" || type == "MPI_Op" ||
           type == "MPI_Win" || type == "MPI_File" || type == "MPI_Info" || type == "MPI_Errhandler";
}

template <class Call>
constexpr bool returns_object = Call::has_new_handle && is_tracked(Call::routine.info().creates) &&
                                !Call::is(bindery::nonblocking);  // of MPI_Comm_idup the handle may come later

template <class Call>
constexpr bool makes_object = returns_object<Call> && !is_one_of<Call>(borrowed);

// MPICH's MPI_File_get_view accepts null pointers for what its caller does not want to know.
template <class Call>
bool gives_new_handle([[maybe_unused]] const Call &call)
{
    if constexpr (requires { call.etype; })
        return call.etype != nullptr && !is_predefined(*call.etype);  // those of a file's view may be
    return true;
}

// Of a communicator or a window.
template <class Call>
constexpr bool sets_errhandler =
    is_one_of<Call>(bindery::named("MPI_Comm_set_errhandler", "MPI_Win_set_errhandler", "MPI_Errhandler_set"));
template <class Call>
constexpr bool gets_errhandler =
    is_one_of<Call>(bindery::named("MPI_Comm_get_errhandler", "MPI_Win_get_errhandler", "MPI_Errhandler_get"));

// Handles that the program gets from a call, but need not free.
template <class Call, class Result>
void look_at_handles([[maybe_unused]] Call &call, [[maybe_unused]] Result result)
{
    if constexpr (returns_object<Call>) {
        if (result == MPI_SUCCESS && gives_new_handle(call))
            made_by_others({Call::routine.info().creates, value_of(call.new_handle())});
    } else if constexpr (requires { call.max_datatypes; }) {
        if (result == MPI_SUCCESS)
            got_contents(call.datatype, call.array_of_datatypes);
    }
}

template <class Call>
constexpr bool frees_object = is_tracked(Call::routine.info().frees);

// All processes of a communicator make it together.
template <class Call>
constexpr bool makes_set =
    Call::has_new_handle && Call::has_communicator &&
    (Call::routine.info().creates == "MPI_Comm" || Call::routine.info().creates == "MPI_Win" ||
     Call::routine.info().creates == "MPI_File") &&
    !Call::is(bindery::process) && !is_one_of<Call>(bindery::named("MPI_Comm_create_group", "MPI_Intercomm_create*"));

// Its processes make it, whatever others of the parent do.
template <class Call>
constexpr bool is_made_by_members =
    Call::has_new_handle &&
    is_one_of<Call>(bindery::named("MPI_Comm_create_group", "MPI_Comm_create_from_group", "MPI_Intercomm_create*"));

// All processes that opened the file make it (MPI 5.0, 14.2.1).
template <class Call>
constexpr bool is_collective_of_file =
    is_one_of<Call>(bindery::named("MPI_File_*_all", "MPI_File_*_all_c", "MPI_File_*_all_begin*", "MPI_File_*_all_end",
                                   "MPI_File_*_ordered*", "MPI_File_close", "MPI_File_preallocate",
                                   "MPI_File_seek_shared", "MPI_File_set_atomicity", "MPI_File_set_info",
                                   "MPI_File_set_size", "MPI_File_set_view", "MPI_File_sync"));

template <class Call>
constexpr bool is_collective =
    makes_set<Call> || is_collective_of_file<Call> || is_one_of<Call>(bindery::named("MPI_Intercomm_create")) ||
    (Call::has_communicator && (Call::is(bindery::collective) || Call::is(bindery::neighborhood)));

template <class Call>
constexpr bool is_message = Call::is(bindery::point_to_point) && Call::has_communicator;

// It waits for a message, and receives none.
template <class Call>
constexpr bool is_waiting_probe = is_one_of<Call>(bindery::named("MPI_Probe", "MPI_Mprobe"));

template <class Call>
constexpr bool waits_for_requests = is_one_of<Call>(bindery::named("MPI_Wait*"));
template <class Call>
constexpr bool waits_for_any = is_one_of<Call>(bindery::named("MPI_Waitany", "MPI_Waitsome"));

// It says whether operations are complete, and leaves their requests.
template <class Call>
constexpr bool asks_for_requests = is_one_of<Call>(bindery::named("MPI_Request_get_status*"));

// It starts an operation, or makes a persistent one.
template <class Call>
constexpr bool makes_request =
    Call::has_requests && (Call::is(bindery::nonblocking) || Call::is(bindery::persistent)) &&
    !Call::is(bindery::completes_requests) && !Call::is(bindery::starts_requests) && !Call::is(bindery::frees_handle);

// Which of the two buffers the root alone has.
enum class rooted { none, receives, sends };
template <class Call>
constexpr rooted root_alone = !Call::has_root_rank                                            ? rooted::none
                              : Call::routine.name().find("cast") != std::string_view::npos   ? rooted::none
                              : Call::routine.name().find("catter") != std::string_view::npos ? rooted::sends
                                                                                              : rooted::receives;

// What must fit together in a collective call.
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
