// Calls with a window: their events, and the epochs that they begin and end.
#pragma once

#include "call_facts.hpp"
#include "current.hpp"
#include "epochs.hpp"
#include "events.hpp"
#include "findings.hpp"
#include "operations.hpp"

namespace check {

template <class Call>
bool is_flagged(Call &call)
{
    if constexpr (requires { call.flag; })
        return *call.flag != 0;
    else
        return true;
}

// How a call with a window changes its epochs.
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
    made.op = fetches ? reduction::none : reduction::no_op;
    if constexpr (Call::has_operation)
        made.op = reduction_of(call.operation());
    const auto is_of = [&](MPI_Count count, MPI_Datatype datatype) {
        made.bytes = dense_bytes(count, datatype);
        made.element = made.bytes ? facts_of(datatype).element : 0;
    };
    if constexpr (requires {
                      call.target_count;
                      call.target_datatype;
                  })
        is_of(call.target_count, call.target_datatype);
    else if constexpr (requires { call.datatype; })
        is_of(1, call.datatype);
    return add(made, one.number);
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

}  // namespace check
