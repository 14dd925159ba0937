// Arguments that MPIs accept although the standard forbids them.
#pragma once

#include "call_facts.hpp"
#include "call_site.hpp"
#include "current.hpp"
#include "events.hpp"
#include "findings.hpp"
#include "raise.hpp"
#include "region.hpp"
#include "signature.hpp"
#include "significance.hpp"

#include <bindery/detail/bytes.hpp>

#include <string>

namespace check {

// A mistake in an argument; without text: none.
struct mistake {
    std::string_view argument = {};
    std::string text = {};
};

// These find what MPIs accept. By name: each looks at the values of arguments that no other routine has.
mistake mistake_in(bindery::calls::Comm_split &call);
mistake mistake_in(bindery::calls::Group_incl &call);
mistake mistake_in(bindery::calls::Type_create_subarray &call);
mistake mistake_in(bindery::calls::Pack &call);
mistake mistake_in(bindery::calls::Type_free &call);

// A mistake that MPIs accept, or end the process at: known before the call.
struct early_mistake {
    const char *argument = nullptr, *text = nullptr;
};

// The name of a freed datatype that a one-sided call gives, or null.
template <class Call>
const char *freed_datatype(Call &call)
{
    const auto is_freed_type = [](MPI_Datatype one) { return is_freed({"MPI_Datatype", value_of(one)}); };
    if (call.target_rank == MPI_PROC_NULL)
        return nullptr;
    bool reads_origin = true;
    if constexpr (Call::has_operation)
        reads_origin = call.operation() != MPI_NO_OP;  // MPI 5.0, 12.3.4
    if constexpr (requires { call.origin_datatype; })
        if (reads_origin && is_freed_type(call.origin_datatype))
            return "origin_datatype";
    if constexpr (requires { call.result_datatype; })
        if (is_freed_type(call.result_datatype))
            return "result_datatype";
    if constexpr (requires { call.target_datatype; })
        if (is_freed_type(call.target_datatype))
            return "target_datatype";
    return nullptr;
}

// A handle whose object the program freed. MPI may have made another one with it for bindings.
early_mistake freed_comm(MPI_Comm comm);
template <class Call>
early_mistake use_after_free(Call &call)
{
    early_mistake found;
    constexpr std::string_view frees = bindery::type_name(Call::routine.info().frees);
    if constexpr (frees == "MPI_Comm" || frees == "MPI_Datatype" || frees == "MPI_Op" || frees == "MPI_Win")
        if (is_freed({frees, freed_handle(call)}))
            found = {"", "frees what was freed before"};
    if constexpr (Call::has_communicator)
        if (const early_mistake freed = freed_comm(call.communicator()); freed.text)
            found = freed;
    if constexpr (Call::has_window)
        if (is_freed({"MPI_Win", value_of(call.window())}))
            found = {"win", "was freed"};
    if constexpr (is_transfer<Call>)
        if (const char *const name = freed_datatype(call))
            found = {name, "was freed"};
    return found.text && !call_site::is_from_bindings(current_caller()) ? found : early_mistake{};
}

// MPI 5.0, 6.2.3: the root alone has one buffer.
template <class Call>
early_mistake misplaced_in_place([[maybe_unused]] Call &call)
{
    if constexpr (Call::has_send_buffer && Call::has_receive_buffer && root_alone<Call> == rooted::receives) {
        if (call.send_buffer() == MPI_IN_PLACE && is_significant(call, rooted::sends) &&
            !is_significant(call, rooted::receives))
            return {"sendbuf", "is MPI_IN_PLACE in a process that is not the root"};
    } else if constexpr (Call::has_send_buffer && Call::has_receive_buffer && root_alone<Call> == rooted::sends) {
        if (call.receive_buffer() == MPI_IN_PLACE && is_significant(call, rooted::receives) &&
            !is_significant(call, rooted::sends))
            return {"recvbuf", "is MPI_IN_PLACE in a process that is not the root"};
    }
    return {};
}

template <class Call>
constexpr const char *count_name = requires(Call &call) { call.recvcounts; }  ? "recvcounts"
                                   : requires(Call &call) { call.recvcount; } ? "recvcount"
                                                                              : "count";

// Finds a mistake in the arguments of a reduction (MPI 5.0, 6.9).
template <class Call>
early_mistake negative_count([[maybe_unused]] Call &call)
{
    if constexpr (Call::has_operation && !Call::has_window && Call::has_send_count)
        if (call.send_count() < 0 && (is_significant(call, rooted::sends) || is_significant(call, rooted::receives)))
            return {count_name<Call>, "is negative"};
    return {};
}

// MPI 5.0, 6.9.2 and 12.3.4: whether a predefined operation is one of those of a predefined datatype.
bool is_defined(MPI_Op op, MPI_Datatype datatype);

template <class Call>
bool has_elements(Call &call)
{
    if constexpr (is_transfer<Call>)
        return call.target_rank != MPI_PROC_NULL;
    else if constexpr (Call::has_send_count)
        return call.send_count() != 0 &&
               (is_significant(call, rooted::sends) || is_significant(call, rooted::receives));
    else
        return true;
}

template <class Call>
early_mistake undefined_operation([[maybe_unused]] Call &call)
{
    if constexpr (Call::has_operation && (requires { call.datatype; } || requires { call.target_datatype; })) {
        MPI_Datatype datatype;
        if constexpr (requires { call.target_datatype; })
            datatype = call.target_datatype;
        else
            datatype = call.datatype;
        if (!is_defined(call.operation(), datatype) && has_elements(call))
            return {"op", "is not defined for the datatype"};
    }
    return {};
}

// MPI 5.0, 12.3: as of a message, what is transferred fits, and is of the same elements.
template <class Call>
early_mistake unlike_target([[maybe_unused]] Call &call)
{
    if constexpr (requires {
                      call.origin_datatype;
                      call.target_datatype;
                  }) {
        if (call.target_rank == MPI_PROC_NULL || !is_usable(call.origin_datatype) || !is_usable(call.target_datatype))
            return {};
        if constexpr (Call::has_operation)
            if (call.operation() == MPI_NO_OP)
                return {};
        const datatype_facts here = facts_of(call.origin_datatype), there = facts_of(call.target_datatype);
        const MPI_Count own = call.origin_count * here.size, others = call.target_count * there.size;
        if (own > 0 && others > 0 && here.element && there.element && here.element != there.element)
            return {"target_datatype", "is of other elements than origin_datatype"};
        constexpr bool is_get = !Call::has_send_buffer;
        if (is_get ? others > own : own > others)
            return is_get ? early_mistake{"origin_count", "is too small for what the target has"}
                          : early_mistake{"target_count", "is too small for what the origin has"};
    }
    return {};
}

template <class Call>
[[gnu::noinline]] early_mistake mistake_before(Call &call)
{
    const own_calls quiet;
    if constexpr (Call::has_communicator)
        if (call.communicator() == MPI_COMM_NULL)
            return {};
    early_mistake found = use_after_free(call);
    if (!found.text)
        found = misplaced_in_place(call);
    if (!found.text)
        found = undefined_operation(call);
    if (!found.text)
        found = unlike_target(call);
    return found.text ? found : negative_count(call);
}

// Where Fortran has MPI_STATUS_IGNORE, or null.
const void *ignored_status_of_fortran();

template <class Call>
early_mistake early_mistake_in([[maybe_unused]] Call &call)
{
    if constexpr (requires { call.array_of_statuses; })
        if (call.array_of_statuses == ignored_status_of_fortran() && call.array_of_statuses) [[unlikely]]
            return {"array_of_statuses",
                    "is MPI_STATUS_IGNORE, which is one status: MPI_STATUSES_IGNORE is for arrays"};
    if constexpr (Call::has_window || Call::has_operation || Call::has_root_rank || frees_object<Call>)
        return mistake_before(call);
    else if constexpr (Call::has_communicator)
        if (number_of_comm(call.communicator()) == unknown_object) [[unlikely]]
            return freed_comm(call.communicator());
    return {};
}

// The class of the error that it asks for.
int report_early(const early_mistake &wrong, bindery::routine routine, std::uint32_t site);

// Around the call: a finding if MPI accepts a mistake.
template <class Call, class Next>
[[gnu::always_inline]] inline auto with_arguments(Call &call, std::uint32_t site, Next next)
{
    if (const early_mistake early = early_mistake_in(call); early.text) [[unlikely]] {
        const int error = report_early(early, Call::routine, site);
        if constexpr (returns_code<Call>)
            if (error != MPI_SUCCESS)
                return error;
    }
    if constexpr (requires { mistake_in(call); }) {
        mistake wrong;
        {
            const own_calls quiet;
            wrong = mistake_in(call);
        }
        const int result = next();
        if (result == MPI_SUCCESS && !wrong.text.empty())
            report({sort::argument, call.routine, site, wrong.argument}, wrong.text);
        return result;
    } else {
        return next();
    }
}

}  // namespace check
