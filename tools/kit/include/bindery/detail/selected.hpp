// The routines that go to a tool's function, and those that it defines.
#pragma once

#include <bindery/detail/call.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/detail/started.hpp>
#include <bindery/routines.hpp>
#include <bindery/selection.hpp>

#include <initializer_list>
#include <type_traits>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// Converts to a call, so that it binds to a function for this call, but not to a template for every call.
template <class Call>
struct exactly {
    operator Call &();
};

template <class Tool, class Call>
concept names_call = requires(Tool &tool) { tool(exactly<Call>()); };

template <class Call, class Selection>
consteval bool contains(const Selection &selection)
{
    if constexpr (selects<Selection>)
        return matches(selection, Call::routine.info());
    return false;
}

// Two questions about a routine. Is it selected: does a call go to the tool's function? Is it intercepted: does the tool define MPI_X? It
// does also where only a hook or the kit needs the routine; such a call then does not get to the tool's function.
//
// BINDERY_TOOL defines this one, from its selection and the calls that the tool's functions name.
template <class Tool, class Call>
extern const bool is_selected;

consteval bool is_any(std::initializer_list<bool> all)
{
    for (const bool one : all)
        if (one)
            return true;
    return false;
}

// Whether the tool has a routine that completes requests; BINDERY_TOOL defines it.
template <class Tool>
extern const bool selects_completion;

// Whether the tool has a routine with a file; BINDERY_TOOL defines it.
template <class Tool>
extern const bool selects_files;

// A hook runs in the call.
template <class Tool, class Call>
consteval bool runs_hook()
{
    constexpr bool hooks = requires(Tool &t) { t.initialized(); } || requires(Tool &t) { t.finalizing(); };
    return hooks && Call::is(attributes::initializes | attributes::finalizes);
}

// The marks of the request that a call makes: what the status of its operation will say.
template <class Call>
consteval unsigned marks_of_request()
{
    if (Call::routine.info().creates != object::request)
        return no_marks;
    if (Call::has_receive_buffer && Call::is(attributes::point_to_point | attributes::partitioned))
        return has_status | receives | has_source;
    if (Call::has_receive_buffer && Call::is(attributes::io))
        return has_status | receives;
    return Call::is(attributes::io | attributes::generalized_request) ? has_status : no_marks;
}

// The call makes, starts, completes or frees requests of which the kit must know for a tool that may ask what completed.
template <class Tool, class Call>
consteval bool changes_known_requests()
{
    constexpr bool frees = Call::is(attributes::frees_handle) && Call::routine.info().frees == object::request;
    constexpr bool changes = Call::is(attributes::starts_requests | attributes::completes_requests) || frees;
    if constexpr (changes || marks_of_request<Call>() != no_marks)
        return selects_completion<Tool>;
    return false;
}

// The call closes a file that the tool may have attached something to.
template <class Tool, class Call>
consteval bool closes_file()
{
    if constexpr (Call::is(attributes::frees_handle) && Call::routine.info().frees == object::file)
        return selects_files<Tool>;
    return false;
}

// `static constexpr bool identities = true;` of the tool.
template <class Tool>
consteval bool has_identities()
{
    if constexpr (requires { std::bool_constant<Tool::identities>(); })
        return Tool::identities;
    return false;
}

consteval bool is_identified(object one)
{
    return one == object::communicator || one == object::window || one == object::file;
}

template <class Call>
inline constexpr bool frees_identified = is_identified(Call::routine.info().frees);

// The call makes or frees an object with an identity, or a session, which has the processes that ranks mean.
template <class Tool, class Call>
consteval bool changes_identities()
{
    constexpr bool makes = is_identified(Call::routine.info().creates) && !Call::is(attributes::lends_handle);
    constexpr bool is_of_session =
        Call::routine.info().creates == object::session || Call::routine.info().frees == object::session;
    return has_identities<Tool>() && (makes || frees_identified<Call> || is_of_session);
}

// Whether the function of the tool for a routine is right. BINDERY_TOOL refuses a wrong one by name.
enum class verdict { right, absent, returns_other };

template <class Tool, class Call>
consteval verdict judge()
{
    if constexpr (!requires(Tool &tool, Call &call) { tool(call); })
        return verdict::absent;
    else if constexpr (!requires(Tool &tool, Call &call, void (&take)(typename Call::result_type)) {
                           take(tool(call));
                       })
        return verdict::returns_other;
    else
        return verdict::right;
}

template <class Tool, class Call>
inline constexpr verdict judged = judge<Tool, Call>();

template <class Tool, class Call>
inline constexpr bool is_intercepted =
    is_selected<Tool, Call> || runs_hook<Tool, Call>() || changes_known_requests<Tool, Call>() ||
    closes_file<Tool, Call>() || changes_identities<Tool, Call>();

template <class Tool>
consteval bool has_guard()
{
    if constexpr (requires { std::bool_constant<Tool::guard>(); })
        return Tool::guard;
    return false;
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
