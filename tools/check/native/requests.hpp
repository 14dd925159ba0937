// Calls that complete, start or free operations.
#pragma once

#include "call_facts.hpp"
#include "current.hpp"
#include "events.hpp"
#include "operations.hpp"
#include "partitions.hpp"
#include "region.hpp"
#include "window_memory.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace check {

// MPI_Comm_idup has made its communicator.
inline void made_by_request(const operation &one)
{
    const MPI_Comm comm = one.is_from_bindings ? one.given_comm : *one.new_comm;
    made({"MPI_Comm", value_of(comm)}, {one.routine, one.site});
    made_comm(comm, one.parent, one.new_index);
}

using held_operations = std::vector<std::optional<operation>>;

template <class Call>
held_operations hold(Call &call)
{
    held_operations held;
    for (const MPI_Request &request : call.requests())
        held.push_back(request == MPI_REQUEST_NULL ? std::nullopt : take(value_of(request), &request));
    return held;
}

// 0 if one is enough, and may be of an operation that nothing is known of.
template <class Call>
std::uint64_t add_waits(Call &call, const held_operations &held, std::uint32_t site)
{
    std::uint64_t first = 0;
    std::uint32_t all = 0, ordinal = 0;
    for (std::size_t i = 0; i < held.size(); ++i) {
        const auto &one = held[i];
        all += one && one->is_active;
        if (waits_for_any<Call> && !one && call.requests()[int(i)] != MPI_REQUEST_NULL)
            return 0;
    }
    for (const auto &one : held) {
        if (!one || !one->is_active)
            continue;
        auto made = event_of<wait_event>(*one);
        made.routine = Call::routine.number;
        made.site = site;
        made.operations = all;
        made.ordinal = ordinal++;
        made.is_any = waits_for_any<Call>;
        const std::uint64_t position = add(made, one->number);
        first = first ? first : position;
    }
    return first;
}

// It waits for nothing, which is right, and may be a mistake if others wait then.
inline void say_unstarted(operation &one, std::uint32_t site)
{
    if (one.is_persistent && !one.is_active && !std::exchange(one.was_started, true))
        say("unstarted", {{"site", site}, {"routine", one.routine.name()}});
}

template <class Call>
auto with_completion(Call &call, std::uint32_t site, call_of_thread &mark)
{
    held_operations held = hold(call);
    call.keep();
    for (auto &one : held)
        if (one) {
            say_unstarted(*one, site);
            check_scope(*one);
        }
    if constexpr (waits_for_requests<Call> && !waits_for_any<Call>)
        for (const auto &one : held)
            if (one)
                check_all_ready(Call::routine, site, *one);
    if constexpr (waits_for_requests<Call>)
        if (const std::uint64_t position = add_waits(call, held, site))
            mark.waits(position);
    const auto result = call.next();
    const own_calls quiet;
    for (const auto &done : call.completed()) {
        auto &one = held[done.index];
        if (!one)
            continue;
        if (one->has_receive)
            add_received(*one, done.status);
        if (one->is_in_window && !one->is_cancelled)
            received_in_window(*one, done.status);
        complete(*one);
        if (one->new_comm)
            made_by_request(*one);
        one->is_active = false;
    }
    for (auto &one : held)
        if (one && (one->is_active || one->is_persistent))
            put_back(std::move(*one));
    return result;
}

template <class Call>
bool has_answer(Call &call)
{
    if constexpr (requires { call.flag; })
        return *call.flag != 0;
    else
        return *call.outcount != 0;
}

template <class Call>
auto with_question(Call &call)
{
    const auto result = call.next();
    if (result == MPI_SUCCESS)
        for (const MPI_Request request : call.requests())
            if (request != MPI_REQUEST_NULL && has_answer(call))
                release_buffers(value_of(request));
    return result;
}

template <class Call>
auto with_starts(Call &call, std::uint32_t site)
{
    held_operations held = hold(call);
    for (auto &one : held) {
        if (!one)
            continue;
        if (one->is_active)
            report_active(Call::routine, site, *one);
        one->number = next_operation();
        if (one->has_send)
            add_send(*one);
        if (one->has_receive)
            add_receive(*one);
    }
    const auto result = call.next();
    const own_calls quiet;
    for (std::size_t i = 0; i < held.size(); ++i) {
        auto &one = held[i];
        if (!one)
            continue;
        one->request = value_of(call.requests()[int(i)]);  // Open MPI makes another one of an operation that is active
        if (result == MPI_SUCCESS && !one->is_active)
            begins_again(*one);
        put_back(std::move(*one));
    }
    return result;
}

template <class Call>
auto with_cancel(Call &call)
{
    const auto result = call.next();
    if (result == MPI_SUCCESS)
        for (auto &one : hold(call))
            if (one) {
                one->is_cancelled = true;
                put_back(std::move(*one));
            }
    return result;
}

template <class Call>
constexpr bool frees_request = Call::is(bindery::frees_handle) && Call::has_requests;

// Also in callbacks, as where MPI_Finalize deletes attributes.
template <class Call>
auto with_free(Call &call, std::uint32_t site)
{
    held_operations held = hold(call);
    std::optional<operation> one = held.empty() ? std::nullopt : std::move(held[0]);
    if (one && one->is_active && !one->is_cancelled &&
        (one->has_receive || one->is_collective || (!one->ready.empty() && !one->is_partitioned_send)))
        report_active(Call::routine, site, *one);
    const auto result = call.next();
    if (one)
        forget_use(*one);
    return result;
}

}  // namespace check
