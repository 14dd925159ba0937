// From the call of a program to the tool: switch-off, guard, hooks of the tool, and the tool's function.
#pragma once

#include <bindery/detail/call.hpp>
#include <bindery/detail/descriptor.hpp>
#include <bindery/detail/file_values.hpp>
#include <bindery/detail/instance.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/detail/selected.hpp>
#include <bindery/detail/started.hpp>

#include <type_traits>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// ---- state -----------------------------------------------------------------------------------------------------------

inline constinit int initialized_count = 0;  // of MPI_Init and sessions that were not finalized

[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit bool is_inside = false;

// While an entry point runs. What the tool did not take must not be there for the next call, which may come by way of another tool.
template <class Tool, bool = requires { requires Tool::caller; }>
struct saved_caller {
    explicit saved_caller(const void *const *) {}
};

template <class Tool>
struct saved_caller<Tool, true> {
    explicit saved_caller(const void *const *place) { caller_place = place; }
    explicit saved_caller(const void *address) : copy_(address) { caller_place = &copy_; }
    saved_caller(const saved_caller &) = delete;
    ~saved_caller() { caller_place = nullptr; }

private:
    const void *copy_ = nullptr;
};

struct inside {
    inside() { is_inside = true; }
    ~inside() { is_inside = false; }
};

// In the tool's function for a routine that finalizes: whether nothing stays initialized.
inline bool is_last_finalization() { return __atomic_load_n(&initialized_count, __ATOMIC_ACQUIRE) == 0; }

// ---- a call ----------------------------------------------------------------------------------------------------------

template <class Call>
bool is_switched_off()
{
    return __atomic_load_n(&is_off[Call::routine.number], __ATOMIC_RELAXED);
}

template <class Tool, class Call>
typename Call::result_type invoke(Tool &tool, Call &call)
{
    if constexpr (is_selected<Tool, Call>)  // the author's function cannot be asked about another routine
        if constexpr (judged<Tool, Call> == verdict::right)
            return tool(call);
    return call.next();
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
    constexpr bool hooked = runs_hook<Tool, Call>();
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
typename Call::result_type enter_known(Call &call)
{
    if constexpr (closes_file<Tool, Call>()) {
        for (file_values *values = file_values::first(); values; values = values->next())
            if (call.fh)
                values->begin_close(call.file_handle());
        const typename Call::result_type result = pass<Tool>(call);
        for (file_values *values = file_values::first(); values; values = values->next())
            values->end_close(result == MPI_SUCCESS);
        return result;
    } else if constexpr (!changes_known_requests<Tool, Call>()) {
        return pass<Tool>(call);
    } else if constexpr (Call::is(attributes::completes_requests)) {
        if (tracks_requests)
            call.template keep<1>();  // what completes is not known any more, also where the tool does not ask
        return pass<Tool>(call);
    } else {
        if (!tracks_requests)
            return pass<Tool>(call);
        constexpr unsigned marks = marks_of_request<Call>();
        constexpr bool starts = Call::is(attributes::starts_requests);
        if constexpr (!starts && marks == no_marks)
            for (const MPI_Request request : call.requests())
                known.forget(request);
        const typename Call::result_type result = pass<Tool>(call);
        if ((starts || marks != no_marks) && result == MPI_SUCCESS) {
            for (const MPI_Request request : call.requests())
                if constexpr (starts)
                    known.start(request);
                else
                    known.put(request, marks);
        }
        return result;
    }
}

// In <bindery/identity.hpp>.
template <class Tool>
class identity_hooks;

template <class Tool, class Call>
typename Call::result_type enter(Call &call)
{
    if constexpr (changes_identities<Tool, Call>()) {
        identity_hooks<Tool> hooks(call);
        const typename Call::result_type result = enter_known<Tool>(call);
        hooks.end(call, result);
        return result;
    } else {
        return enter_known<Tool>(call);
    }
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

namespace bindery::inline BND_TOOL_NAMESPACE {

// For a tool with `static constexpr bool caller = true`, once in each call: the address in the program, or in a wrapper of
// Fortran bindings, to which the routine returns. Null if another tool is in between.
inline const void *take_caller()
{
    const void *const *const place = detail::taken_caller();
    return place ? *place : nullptr;
}

// The same as where this address is on the stack, until the call returns; null if another tool is in between.
inline const void *const *take_caller_place() { return detail::taken_caller(); }

}  // namespace bindery::inline BND_TOOL_NAMESPACE
