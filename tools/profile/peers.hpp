// What a call says of other processes.
#pragma once

#include "calls.hpp"
#include "ranks.hpp"

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

}  // namespace profile
