// Calls that communicate: what they are in events, and in the table of operations.
#pragma once

#include "blocks.hpp"
#include "call_site.hpp"
#include "calls.hpp"
#include "current.hpp"
#include "epochs.hpp"
#include "events.hpp"
#include "findings.hpp"
#include "operations.hpp"
#include "partitions.hpp"
#include "raise.hpp"
#include "region.hpp"
#include "significance.hpp"
#include "synchronous.hpp"

namespace check {

template <class Call>
bool is_valid(Call &call)
{
    if constexpr (Call::has_communicator)
        return call.communicator() != MPI_COMM_NULL;
    else
        return true;
}

template <class Call>
int source_of(Call &call)
{
    if constexpr (requires { call.source; })
        return call.source;
    else
        return MPI_ANY_SOURCE;
}

template <class Call>
int receive_tag_of(Call &call)
{
    if constexpr (requires { call.recvtag; })
        return call.recvtag;
    else if constexpr (requires { call.tag; })
        return call.tag;
    else
        return MPI_ANY_TAG;
}

// Whether the call takes data from the send buffer of this process.
template <class Call>
bool is_sent(Call &call)
{
    if constexpr (Call::has_send_peer)
        return call.send_peer() != MPI_PROC_NULL;
    else
        return (Call::is(bindery::persistent) ? call.bytes_sent_by_start() : call.bytes_sent()) > 0;
}

// Whether it puts data into the receive buffer.
template <class Call>
bool is_received(Call &call)
{
    if constexpr (Call::has_receive_peer)
        return call.receive_peer() != MPI_PROC_NULL;
    else if constexpr (Call::is(bindery::point_to_point))
        return source_of(call) != MPI_PROC_NULL;
    else
        return (Call::is(bindery::persistent) ? call.bytes_received_by_start() : call.bytes_received()) > 0;
}

// What is sent from it is replaced by what is received.
template <class Call>
constexpr bool has_one_buffer = Call::has_send_peer && Call::has_receive_peer && requires(Call &call) { call.buf; };

template <class Call>
void read_send(Call &call, communication &one)
{
    if constexpr (Call::has_send_peer) {
        one.send_peer = rank_in_events(call.send_peer());
        one.has_send = is_message<Call>;
        one.is_synchronous = is_synchronous<Call> || (is_standard_send<Call> && sends_wait());
    }
    if constexpr (Call::has_send_tag)
        one.send_tag = tag_in_events(call.send_tag());
    if constexpr (Call::has_send_buffer && Call::has_send_count && Call::has_send_datatype) {
        if (!is_valid(call) || !is_significant(call, rooted::sends))
            return;
        const std::int32_t peer = is_message<Call> ? one.send_peer : is_collective<Call> ? any_source : proc_null;
        const side is = read_side(one, call.send_buffer(), call.send_count(), call.send_datatype(), peer);
        one.datatype = is.datatype;
        one.count = is.count;
        if (is.bytes.size && is_sent(call) && !has_one_buffer<Call>)
            one.sent = is.bytes;
    }
}

template <class Call>
void read_receive(Call &call, communication &one)
{
    if constexpr (Call::is(bindery::point_to_point) && Call::has_receive_buffer) {
        one.has_receive = true;
        one.receive_peer = rank_in_events(source_of(call));
        one.receive_tag = tag_in_events(receive_tag_of(call));
    }
    if constexpr (Call::has_receive_buffer && Call::has_receive_count && Call::has_receive_datatype) {
        if (!is_valid(call) || !is_significant(call, rooted::receives))
            return;
        const std::int32_t peer = is_message<Call> && !has_one_buffer<Call> ? one.receive_peer
                                  : is_collective<Call>                     ? any_source
                                                                            : proc_null;
        const side is = read_side(one, call.receive_buffer(), call.receive_count(), call.receive_datatype(), peer);
        one.receive_datatype = is.datatype;
        one.receive_count = is.count;
        if (is.bytes.size && is_received(call))
            one.received = is.bytes;
    }
}

template <class Call>
MPI_File file_of(Call &call)
{
    if constexpr (requires { *call.fh; } && Call::is(bindery::frees_handle))
        return *call.fh;  // with_operations() has seen that it is there
    else
        return call.fh;
}

template <class Call>
communication communication_of(Call &call, std::uint32_t site)
{
    const own_calls mark;
    communication one = {};
    one.routine = Call::routine;
    one.site = site;
    one.number = next_operation();
    one.is_persistent = Call::is(bindery::persistent);
    one.is_collective = is_collective<Call>;
    if constexpr (Call::has_communicator)
        one.comm = call.communicator() == MPI_COMM_NULL ? unknown_object : number_of_comm(call.communicator());
    else if constexpr (is_collective_of_file<Call>)
        one.comm = number_of_file(file_of(call));
    read_send(call, one);
    read_receive(call, one);
    if constexpr (Call::is(bindery::partitioned))
        one.sent = one.received = {};  // the program fills and reads parts of them
    return one;
}

// What a call with a window does to its epochs.
template <class Call>
window_call window_call_of(Call &call)
{
    window_call result = {.window = value_of(call.window()), .is = synchronization_of<Call>};
    if constexpr (is_transfer<Call>) {
        result.ranks = {call.target_rank};
        result.has_request = Call::has_requests;
    }
    if constexpr (requires { call.rank; })
        result.ranks = {call.rank};
    if constexpr (requires { call.group; })
        result.ranks = ranks_in_window(call.group, call.window());
    if constexpr (requires { call.assert; })
        result.assertion = call.assert;
    if constexpr (requires { call.lock_type; })
        result.is_exclusive = call.lock_type == MPI_LOCK_EXCLUSIVE;
    return result;
}

// One event for each rank that the call names, or one for all of them.
template <class Call>
std::uint64_t add_synchronization(Call &call, const communication &one, const window_call &window)
{
    constexpr bool has_group = requires { call.group; };
    auto made = event_of<synchronize_event>(one);
    made.object = number_of_window(call.window());
    made.what = window.is;
    made.is_exclusive = window.is_exclusive;
    made.target = all_ranks;
    std::uint64_t position = 0;
    for (const int rank : window.ranks) {
        made.target = rank_in_events(rank);
        position = add(made, one.number);
    }
    return has_group || !window.ranks.empty() ? position : add(made, one.number);
}

template <class Call>
std::uint64_t add_transfer(Call &call, const communication &one)
{
    auto made = event_of<transfer_event>(one);
    made.object = number_of_window(call.win);
    made.target = rank_in_events(call.target_rank);
    made.displacement = call.target_disp;
    constexpr bool fetches = Call::has_send_buffer && Call::has_receive_buffer;
    made.access = fetches || Call::has_operation ? accesses::writes | accesses::accumulates
                  : Call::has_send_buffer        ? accesses::writes
                                                 : accesses::reads;
    made.access |= (Call::has_requests ? accesses::has_request : 0) | (fetches ? accesses::fetches : 0);
    made.op = reduction::no_op;
    if constexpr (Call::has_operation)
        made.op = reduction_of(call.operation());
    if constexpr (requires {
                      call.target_count;
                      call.target_datatype;
                  })
        made.bytes = dense_bytes(call.target_count, call.target_datatype);
    return add(made, one.number);
}

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
bool is_flagged(Call &call)
{
    if constexpr (requires { call.flag; })
        return *call.flag != 0;
    else
        return true;
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
    }
}

// Around the call of next(): the accesses and the synchronization of a window.
template <class Call, class Next>
int with_epochs(Call &call, const communication &one, call_of_thread &mark, Next next)
{
    constexpr synchronization is = synchronization_of<Call>;
    window_call window;
    {
        const own_calls quiet;
        window = window_call_of(call);
    }
    if constexpr (is != synchronization::none) {
        if (is != synchronization::wait) {
            const std::uint64_t position = add_synchronization(call, one, window);
            if (synchronizes_all<Call> || is == synchronization::start || is == synchronization::complete)
                mark.waits(position);
        } else if (waits_for_accesses<Call>) {
            window_call begins = window;
            begins.is = synchronization::waiting;
            mark.waits(add_synchronization(call, one, begins));
        }
        if (completes_transfers(is))
            end_transfers(window.window, window.ranks.empty() ? -1 : window.ranks.front());
    }
    if constexpr (is == synchronization::unlock)
        if (const std::string text = follow(window); !text.empty()) {
            report({sort::rma, call.routine, one.site, ""}, text);  // MPIs end the process
            this_thread.has_mistake = true;
        }
    const int result = next();
    if (result != MPI_SUCCESS || is == synchronization::unlock || (is == synchronization::wait && !is_flagged(call)))
        return result;
    if (is == synchronization::wait)
        add_synchronization(call, one, window);
    if (is != synchronization::none || window.ranks.front() >= 0)
        if (const std::string text = follow(window); !text.empty())
            report({sort::rma, call.routine, one.site, ""}, text);
    return result;
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
