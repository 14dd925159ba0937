// The facts about each routine and its arguments that the profiler needs at compile time. All that follows from it is in observed_call.cpp,
// once for all routines.
#pragma once

#include "seen_call.hpp"
#include "threads.hpp"

#include <bindery/calls.hpp>
#include <bindery/selection.hpp>

namespace profile {

using bindery::attributes;

template <class Call>
consteval time_class class_of()
{
    if (Call::is(attributes::point_to_point | attributes::partitioned))
        return point_to_point;
    if (Call::is(attributes::completion))
        return completion;
    if (Call::is(attributes::collective | attributes::neighborhood) && Call::has_communicator)
        return collective;
    if (Call::is(attributes::rma))
        return one_sided;
    return Call::is(attributes::io) ? file : other_mpi;
}

// Whether the bytes of a call are known when it returns: those of nonblocking receives are not.
template <class Call>
consteval bool knows_bytes()
{
    if (Call::is(attributes::persistent))
        return false;
    const bool waits = Call::is(attributes::blocking | attributes::split_end);
    const bool is_known = waits || Call::is(attributes::collective | attributes::neighborhood | attributes::rma);
    return Call::has_send_buffer || (Call::has_receive_buffer && is_known);
}

// All processes of the communicator, window or file take part.
template <class Call>
inline constexpr bool is_of_all =
    Call::is(attributes::blocking) && Call::is(attributes::collective_on_communicator |
                                               attributes::collective_on_window | attributes::collective_on_file);

template <class Call>
consteval std::uint8_t flags_of()
{
    const bool is_estimated = Call::is(attributes::synchronizes) && Call::is(attributes::blocking);
    return (is_estimated ? synchronizing : 0) | (Call::is(attributes::initializes) ? startup : 0) |
           (knows_bytes<Call>() ? is_transfer : 0) | (is_of_all<Call> ? of_all : 0);
}

template <class Call>
inline constexpr bool is_message = Call::is(attributes::point_to_point) && Call::has_communicator && Call::has_peer;

// A probe that finds a message.
template <class Call>
inline constexpr bool is_probe = is_message<Call> && !Call::has_send_peer && !Call::has_receive_peer;

template <class Call>
consteval std::uint32_t traits_of()
{
    const bool is_operation = Call::is(attributes::collective | attributes::neighborhood) && Call::has_communicator;
    std::uint32_t traits = 0;
    const auto set = [&](trait which, bool is_true) { traits |= std::uint32_t(is_true) * which; };
    set(has_object, Call::has_communicator || Call::has_window || Call::has_file_handle);
    set(frees_object, bindery::detail::frees_identified<Call>);
    set(has_send_peer, Call::has_send_peer);
    set(has_receive_peer, Call::has_receive_peer);
    set(is_remote_access, Call::is(attributes::rma));
    set(is_persistent, Call::is(attributes::persistent));
    set(waits_for_others, Call::is(attributes::waits | attributes::io) || is_of_all<Call>);
    set(starts_persistent, Call::is(attributes::starts_requests));
    set(moves_message, is_message<Call>);
    set(probes, is_probe<Call>);
    set(extracts_message, is_probe<Call> && Call::has_new_handle);
    set(is_together, is_operation || is_of_all<Call>);
    set(is_neighborly, Call::is(attributes::neighborhood));
    set(needs_all, Call::is(attributes::synchronizes) || (is_of_all<Call> && !is_operation));
    set(has_root, Call::has_root_rank);
    set(needs_nobody, Call::is(attributes::io) && Call::is(attributes::moves_data) && Call::is(attributes::blocking) &&
                          !is_of_all<Call>);
    set(has_partitions, Call::is(attributes::partitioned) && Call::has_communicator);
    return traits;
}

template <class Call>
inline constexpr routine_facts facts = {Call::routine.number, class_of<Call>(), flags_of<Call>(), traits_of<Call>()};

// For the thread's row: ranks as the program gives them.
template <class Call>
number partners_of(const seen_call &seen)
{
    if constexpr (Call::has_peer && (Call::has_communicator || Call::has_window)) {
        partners found;
        found.kind = Call::has_communicator && seen.handle == (std::uint64_t)MPI_COMM_WORLD ? 1 : 2;
        if constexpr (Call::has_send_peer)
            found.to = seen.to == MPI_PROC_NULL ? unknown : seen.to;
        if constexpr (!Call::has_send_peer || Call::has_receive_peer)
            found.from = seen.from == MPI_ANY_SOURCE ? any_source : seen.from == MPI_PROC_NULL ? unknown : seen.from;
        return found.packed();
    }
    return 0;
}

// Before a call.
template <class Call>
void describe(Call &call, seen_call &seen)
{
    using bindery::object;
    if constexpr (Call::has_window)
        seen.kind = object::window, seen.handle = (std::uint64_t)call.window();
    else if constexpr (Call::has_file_handle)
        seen.kind = object::file, seen.handle = (std::uint64_t)call.file_handle();
    else if constexpr (Call::has_communicator)
        seen.kind = object::communicator, seen.handle = (std::uint64_t)call.communicator();
    if constexpr (Call::has_root_rank)
        seen.root = call.root_rank();
    if constexpr (Call::has_send_peer)
        seen.to = call.send_peer();
    if constexpr (Call::has_receive_peer)
        seen.from = call.receive_peer();
    else if constexpr (Call::has_peer && !Call::has_send_peer)
        seen.from = call.peer();
    if constexpr (Call::has_send_tag)
        seen.send_tag = call.send_tag();
    if constexpr (Call::has_receive_tag)
        seen.receive_tag = call.receive_tag();
    else if constexpr (is_probe<Call>)
        seen.receive_tag = call.message_tag();
    if constexpr (is_probe<Call> && requires { call.flag; })
        seen.flag = call.flag;
    if constexpr (Call::has_requests) {
        const auto requests = call.requests();
        seen.requests = requests.data();
        seen.request_count = requests.size();
    }
    seen.partners = partners_of<Call>(seen);
}

// After a call that succeeded.
template <class Call>
void add_bytes(Call &call, seen_call &seen)
{
    if constexpr (knows_bytes<Call>()) {
        seen.done.sent = call.bytes_sent();
        seen.done.received = call.bytes_received();
    } else if constexpr (Call::is(attributes::persistent) && Call::has_root_rank) {
        seen.done.received = call.bytes_received_by_start();
    }
    if constexpr (Call::has_receive_peer && !Call::has_send_peer)
        seen.source = call.peer();
}

}  // namespace profile
