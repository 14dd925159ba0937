// From the call of a program to the tool: switch-off, guard, hooks of the tool, and the tool's function.
#pragma once

#include <bindery/detail/descriptor.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/detail/started.hpp>
#include <bindery/routines.hpp>
#include <bindery/selection.hpp>

#include <concepts>
#include <type_traits>

#ifdef BINDERY_TOOL_GLOBAL_DYNAMIC_TLS
#define BND_TOOL_TLS_MODEL "global-dynamic"
#else
#define BND_TOOL_TLS_MODEL "initial-exec"
#endif

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// ---- what a tool has -------------------------------------------------------------------------------------------------

// Converts to a call, so that it binds to a function for this call, but not to a template for every call.
template <class Call>
struct exactly {
    operator Call &();
};

template <class Tool, class Call>
concept names_call = requires(Tool &tool) { tool(exactly<Call>()); };

// Whether the tool's function is called for a routine.
template <class Tool, class Call, class Selection>
consteval bool is_selected(const Selection &selection)
{
    return names_call<Tool, Call> || matches(selection, Call::routine.info());
}

// Whether a hook of the tool needs a routine, be it selected or not.
template <class Tool, class Call>
consteval bool has_hook()
{
    constexpr bool hooks = requires(Tool &t) { t.initialized(); } || requires(Tool &t) { t.finalizing(); };
    return hooks && Call::is(attributes::initializes | attributes::finalizes);
}

// Whether it says which persistent requests are active: the kit needs it for a tool that may ask what completed.
template <class Call>
consteval bool is_about_starts()
{
    return Call::is(attributes::starts_requests) ||
           (Call::is(attributes::frees_handle) && Call::routine.info().frees == "MPI_Request");
}

template <class Tool>
consteval bool has_guard()
{
    if constexpr (requires { std::bool_constant<Tool::guard>(); })
        return Tool::guard;
    return false;
}

// ---- the tool --------------------------------------------------------------------------------------------------------

// An object whose destructor never runs: MPI may be called until the process ends.
template <class Tool>
union immortal {
    Tool value;
    constexpr immortal() noexcept(noexcept(Tool())) : value() {}
    constexpr ~immortal()
        requires std::is_trivially_destructible_v<Tool>
    = default;
    constexpr ~immortal() {}
};

template <class Tool>
consteval bool is_constant()
{
    return requires { std::bool_constant<(Tool(), true)>(); };
}

template <class Tool, bool = is_constant<Tool>()>
struct instance {
    static constinit inline immortal<Tool> object;
    static Tool *get() { return &object.value; }
};

// One that must run code to be made is made at its first call, whenever that is. While a thread makes it, there is none for the calls of
// that thread.
template <class Tool>
struct instance<Tool, false> {
    static Tool *get()
    {
        Tool *const known = __atomic_load_n(&made, __ATOMIC_ACQUIRE);
        return known ? known : make();
    }

private:
    [[gnu::cold, gnu::noinline]] static Tool *make()
    {
        if (is_making)
            return nullptr;
        struct making {
            making() { is_making = true; }
            ~making() { is_making = false; }
        } const mark;
        static immortal<Tool> object;
        __atomic_store_n(&made, &object.value, __ATOMIC_RELEASE);
        return &object.value;
    }

    static constinit inline Tool *made = nullptr;
    [[gnu::tls_model(BND_TOOL_TLS_MODEL)]] static inline thread_local constinit bool is_making = false;
};

// ---- state -----------------------------------------------------------------------------------------------------------

inline constinit int initialized_count = 0;  // of MPI_Init and sessions that were not finalized

[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit bool is_inside = false;

// Where the entry point that this thread is in returns to; null if a tool before this one was called in its place.
[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit const void *caller_address = nullptr;

template <class Tool>
inline void keep_caller(const void *address)
{
    if constexpr (requires { requires Tool::caller; })
        caller_address = address;
}

struct inside {
    inside() { is_inside = true; }
    ~inside() { is_inside = false; }
};

// In the tool's function for a routine that finalizes: whether nothing stays initialized.
inline bool is_last_finalization() { return __atomic_load_n(&initialized_count, __ATOMIC_ACQUIRE) == 0; }

// Whether a call goes to the tool's function; BINDERY_TOOL defines it.
template <class Call>
extern const bool is_tool_call;

// Whether the tool has it, or needs it, for what it may ask of persistent requests; BINDERY_TOOL defines it.
template <class Call>
extern const bool tells_of_starts;

// ---- a call ----------------------------------------------------------------------------------------------------------

template <class Call>
bool is_switched_off()
{
    return __atomic_load_n(&is_off[Call::routine.number], __ATOMIC_RELAXED);
}

// A routine that only a hook needs does not get to the tool's function.
template <class Tool, class Call>
typename Call::result_type invoke(Tool &tool, Call &call)
{
    if constexpr (!is_tool_call<Call>) {
        return call.next();
    } else {
        static_assert(std::is_invocable_v<Tool &, Call &>,
                      "the tool has no operator()(Call &) for a routine that it selects");
        return tool(call);
    }
}

// Hooks run also if the tool is switched off for the routine: the tool needs them for the other ones. Of threads that finalize
// their sessions at once, exactly one sees the count fall to 0, while its own session is still there.
template <class Tool, class Call>
typename Call::result_type with_hooks(Tool &tool, Call &call)
{
    if constexpr (Call::is(attributes::finalizes)) {
        const bool last = __atomic_fetch_sub(&initialized_count, 1, __ATOMIC_ACQ_REL) == 1;
        if constexpr (requires { tool.finalizing(); })
            if (last)
                tool.finalizing();
    }
    const typename Call::result_type result = is_switched_off<Call>() ? call.next() : invoke(tool, call);
    if constexpr (Call::is(attributes::initializes)) {
        const bool first = result == MPI_SUCCESS && __atomic_fetch_add(&initialized_count, 1, __ATOMIC_ACQ_REL) == 0;
        if constexpr (requires { tool.initialized(); })
            if (first)
                tool.initialized();
    } else if (result != MPI_SUCCESS) {
        __atomic_fetch_add(&initialized_count, 1, __ATOMIC_ACQ_REL);
    }
    return result;
}

template <class Tool, class Call>
typename Call::result_type pass(Call &call)
{
    constexpr bool hooked = has_hook<Tool, Call>();
    if constexpr (!hooked)
        if (is_switched_off<Call>()) [[unlikely]]
            return call.next();
    if constexpr (has_guard<Tool>())
        if (is_inside)
            return call.next();
    [[maybe_unused]] const std::conditional_t<has_guard<Tool>(), inside, bool> mark{};
    Tool *const tool = instance<Tool>::get();
    if (!tool) [[unlikely]]
        return call.next();
    if constexpr (hooked)
        return with_hooks(*tool, call);
    else
        return invoke(*tool, call);
}

template <class Tool, class Call>
typename Call::result_type enter(Call &call)
{
    if constexpr (!tells_of_starts<Call>) {
        return pass<Tool>(call);
    } else {
        constexpr bool starts = Call::is(attributes::starts_requests);
        if (!tracks_starts)
            return pass<Tool>(call);
        if constexpr (!starts)
            for (MPI_Request request : call.requests())
                started.erase(request);
        const typename Call::result_type result = pass<Tool>(call);
        if (starts && result == MPI_SUCCESS)
            for (MPI_Request request : call.requests())
                started.insert(request);
        return result;
    }
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

namespace bindery::inline BND_TOOL_NAMESPACE {

// For a tool with `static constexpr bool caller = true`, once in each call: the address in the program, or in a wrapper of
// Fortran bindings, to which the routine returns. Null if another tool is in between, and in static programs.
inline const void *take_caller()
{
    const void *const address = detail::caller_address;
    detail::caller_address = nullptr;
    return address;
}

}  // namespace bindery::inline BND_TOOL_NAMESPACE
