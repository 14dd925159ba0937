// What a call says of other processes.
#pragma once

#include "calls.hpp"
#include "ranks.hpp"
#include "recorder.hpp"
#include "threads.hpp"

namespace profile {

// The processes that ranks of a call mean; null if it has none.
template <class Call>
const process_set *processes_of(Call &call)
{
    if constexpr (frees_set<Call>)
        return nullptr;
    else if constexpr (Call::has_communicator)
        return processes_of_communicator(call.communicator());
    else if constexpr (Call::has_window && Call::has_peer)
        return processes_of_window(call.window());
    else
        return nullptr;
}

// Before a call: the ranks as the program gives them.
template <class Call>
partners partners_of(Call &call)
{
    partners found;
    if constexpr (Call::has_peer && (Call::has_communicator || Call::has_window)) {
        found.kind = 2;
        if constexpr (Call::has_communicator)
            found.kind = call.communicator() == MPI_COMM_WORLD ? 1 : 2;
        if constexpr (Call::has_send_peer)
            found.to = call.send_peer() == MPI_PROC_NULL ? unknown : call.send_peer();
        if constexpr (!Call::has_send_peer || Call::has_receive_peer) {
            int from = unknown;
            if constexpr (Call::has_receive_peer)
                from = call.receive_peer();
            else
                from = call.peer();
            found.from = from == MPI_ANY_SOURCE ? any_source : from == MPI_PROC_NULL ? unknown : from;
        }
    }
    return found;
}

// Add peers and bytes of a call that succeeded.
template <class Call>
void add_peers(Call &call, trace_row &row)
{
    if constexpr (knows_bytes<Call>()) {
        row.sent = call.bytes_sent();
        row.received = call.bytes_received();
    }
    if constexpr (Call::has_peer)
        if (const process_set *const set = processes_of(call)) {
            if constexpr (Call::has_send_peer)
                row.to = set->world_rank(call.send_peer());
            if constexpr (Call::has_receive_peer)
                row.from = set->world_rank(Call::has_send_peer ? call.receive_peer() : call.peer());
        }
}

// Record the messages of a call that succeeded.
template <class Call>
void deliver(Call &call, const process_set &set, const event &event)
{
    if constexpr (Call::has_send_peer && !Call::is(attributes::persistent)) {
        const auto kind = Call::is(attributes::rma) ? put : message;
        if (call.send_peer() != MPI_PROC_NULL)
            record(delivery{set.world_rank(call.send_peer()), kind, 1, event.sent});
    }
    if constexpr (Call::has_receive_peer && Call::is(attributes::rma))
        if (const int peer = call.receive_peer(); peer != MPI_PROC_NULL)
            record(delivery{set.world_rank(peer), get, 1, event.received});
}

}  // namespace profile
