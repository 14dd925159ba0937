// Calls that communicate: what they are in events, and in the table of operations.
#pragma once

#include "blocks.hpp"
#include "call_facts.hpp"
#include "current.hpp"
#include "events.hpp"
#include "operations.hpp"
#include "partitions.hpp"
#include "raise.hpp"
#include "sides.hpp"
#include "window_calls.hpp"
#include "window_memory.hpp"

namespace check {

// All processes give the same shape (MPI 5.0, 8.5).
template <class Call>
constexpr bool has_topology_arrays = requires(Call &call) { call.dims[call.ndims] + call.periods[call.ndims]; };
template <class Call>
std::uint32_t digest_of_topology(Call &call)
{
    std::uint32_t digest = std::uint32_t(call.ndims);
    for (int i = 0; call.dims && call.periods && i < call.ndims; ++i)
        digest = (digest * 31 + std::uint32_t(call.dims[i])) * 31 + (call.periods[i] != 0);
    return digest ? digest : 1;
}

template <class Call>
std::uint64_t add_events(Call &call, const communication &one)
{
    if constexpr (is_collective<Call>) {
        if constexpr (requires {
                          call.comm;
                          call.group;
                      })
            if (one.comm != unknown_object && !bindery::detail::is_inter(call.comm))
                return add_group(one, call.comm, call.group);
        auto made = event_of<collective_event>(one);
        made.root = absent;
        made.fit = fit_of<Call>;
        if constexpr (Call::has_root_rank)
            made.root = root_in_events(call.root_rank());
        if constexpr (Call::has_operation)
            made.op = reduction_of(call.operation());
        else if constexpr (has_topology_arrays<Call>)
            made.shape = digest_of_topology(call);
        made.given_datatype = one.datatype;
        made.given = one.count;
        made.taken_datatype = one.receive_datatype;
        made.taken = has_common_counts<Call> ? absent : one.receive_count;  // they differ
        const std::uint64_t position = add(made, one.number);
        compare_blocks(call, one);
        return position;
    } else if constexpr (is_transfer<Call>) {
        return add_transfer(call, one);
    } else if constexpr (is_waiting_probe<Call>) {
        auto made = event_of<probe_event>(one);
        made.source = rank_in_events(call.source);
        made.tag = tag_in_events(call.tag);
        return add(made, one.number);
    } else {
        return add_messages(one);
    }
}

// Whether the call may wait for other processes of this run alone.
template <class Call>
bool may_wait(Call &call, const communication &one)
{
    if constexpr (is_waiting_probe<Call>)
        return call.source != MPI_PROC_NULL;
    else if constexpr (!Call::is(bindery::blocking | bindery::split_begin | bindery::split_end))
        return false;
    else if constexpr (is_collective<Call>)
        return true;
    else
        return (one.has_send && one.send_peer != proc_null) || (one.has_receive && one.receive_peer != proc_null);
}

template <class Call>
void start_of(Call &call, const communication &one, [[maybe_unused]] int index)
{
    const MPI_Request *const variable = call.requests().data();
    if constexpr (makes_set<Call>)
        start_operation(one, variable, [&](operation &started) {
            started.new_index = index;
            started.parent = call.communicator();
            started.new_comm = call.newcomm;
            started.given_comm = *call.newcomm;
        });
    else if constexpr (makes_partitions<Call>)
        start_operation(one, variable, [&](operation &started) { make_partitions(call, started); });
    else if constexpr (has_blocks<Call>)
        start_operation(one, variable, [&](operation &started) { started.arrays = arrays_of(call); });
    else if constexpr (is_transfer<Call>)
        start_operation(one, variable, [&](operation &started) {
            started.window = value_of(call.window());
            started.target = call.target_rank;
        });
    else
        start_operation(one, variable);
}

template <class Call>
void after_communication(Call &call, const communication &one, std::uint64_t position, MPI_Status *status)
{
    const own_calls mark;
    if constexpr (is_transfer<Call> && !makes_request<Call>) {
        start_transfer(one, call.window(), call.target_rank);
    } else if constexpr (Call::has_new_handle && requires { call.message; }) {
        if (is_flagged(call) && *call.message != MPI_MESSAGE_NO_PROC)
            add_matched(*call.message, one, *status);
    } else if (one.has_receive && status) {
        complete_receive(position, one, *status);
        if (one.is_in_window) [[unlikely]]
            received_in_window(one, *status);
    }
}

template <class Call, class Next>
auto with_communication(Call &call, std::uint32_t site, call_of_thread &mark, Next next)
{
    communication one = communication_of(call, site);
    int index = -1;
    if constexpr (makes_set<Call> && makes_request<Call>)
        index = next_index(call.communicator());
    if constexpr (Call::has_receive_buffer && requires { call.message; })
        if (call.message)
            receives(*call.message, one);
    if (!one.is_persistent)
        check_buffers(one);
    if constexpr (returns_code<Call>)
        if (const int error = asked_class(); error != MPI_SUCCESS)
            return error;
    const std::uint64_t position = add_events(call, one);
    if (may_wait(call, one))
        mark.waits(position);
    MPI_Status own;
    MPI_Status *status = nullptr;
    if constexpr (is_message<Call> || Call::has_receive_buffer)
        if constexpr (requires { call.status; }) {
            if (call.status == MPI_STATUS_IGNORE)
                call.status = &own;
            status = call.status;
        }
    const auto result = [&] {
        if constexpr (is_transfer<Call> || synchronization_of<Call> != synchronization::none)
            return with_epochs(call, one, mark, next);
        else
            return next();
    }();
    if (result != MPI_SUCCESS)
        return result;
    if constexpr (makes_request<Call>)
        start_of(call, one, index);
    else
        after_communication(call, one, position, status);
    return result;
}

}  // namespace check
