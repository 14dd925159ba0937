// From the call of a program to the tool: switch-off, guard, hooks of the tool, and the tool's function.
#pragma once

#include <bindery/detail/call.hpp>
#include <bindery/detail/descriptor.hpp>
#include <bindery/detail/file_values.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/detail/started.hpp>
#include <bindery/routines.hpp>
#include <bindery/selection.hpp>

#include <concepts>
#include <initializer_list>
#include <type_traits>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// ---- what a tool has -------------------------------------------------------------------------------------------------

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

// What the status of the operation says for which the call makes a request.
template <class Call>
consteval unsigned marks_of_request()
{
    if (Call::routine.info().creates != "MPI_Request")
        return no_marks;
    if (Call::has_receive_buffer && Call::is(attributes::point_to_point | attributes::partitioned | attributes::io))
        return has_status | receives;
    return Call::is(attributes::io | attributes::generalized_request) ? has_status : no_marks;
}

// The call makes, starts, completes or frees requests of which the kit must know for a tool that may ask what completed.
template <class Tool, class Call>
consteval bool changes_known_requests()
{
    constexpr bool frees = Call::is(attributes::frees_handle) && Call::routine.info().frees == "MPI_Request";
    constexpr bool changes = Call::is(attributes::starts_requests | attributes::completes_requests) || frees;
    if constexpr (changes || marks_of_request<Call>() != no_marks)
        return selects_completion<Tool>;
    return false;
}

// The call closes a file that the tool may have attached something to.
template <class Tool, class Call>
consteval bool closes_file()
{
    if constexpr (Call::is(attributes::frees_handle) && Call::routine.info().frees == "MPI_File")
        return selects_files<Tool>;
    return false;
}

// What the function of the tool for a routine is. BINDERY_TOOL refuses a wrong one by name.
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
inline constexpr bool is_intercepted = is_selected<Tool, Call> || runs_hook<Tool, Call>() ||
                                       changes_known_requests<Tool, Call>() || closes_file<Tool, Call>();

template <class Tool>
consteval bool has_guard()
{
    if constexpr (requires { std::bool_constant<Tool::guard>(); })
        return Tool::guard;
    return false;
}

// ---- the tool --------------------------------------------------------------------------------------------------------

// Its destructor never runs: MPI may be called until the process ends.
// Two templates: clang before 16 knows no destructors with `requires`.
template <class Tool, bool = std::is_trivially_destructible_v<Tool>>
union no_destructor {
    Tool value;
    constexpr no_destructor() noexcept(noexcept(Tool())) : value() {}
};

template <class Tool>
union no_destructor<Tool, false> {
    Tool value;
    constexpr no_destructor() noexcept(noexcept(Tool())) : value() {}
    constexpr ~no_destructor() {}
};

template <class Tool>
consteval bool is_constant()
{
    return requires { std::bool_constant<(Tool(), true)>(); };
}

template <class Tool, bool = is_constant<Tool>()>
struct instance {
    static constinit inline no_destructor<Tool> object;
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
        static no_destructor<Tool> object;
        __atomic_store_n(&made, &object.value, __ATOMIC_RELEASE);
        return &object.value;
    }

    static constinit inline Tool *made = nullptr;
    [[gnu::tls_model(BND_TOOL_TLS_MODEL)]] static inline thread_local constinit bool is_making = false;
};

// ---- state -----------------------------------------------------------------------------------------------------------

inline constinit int initialized_count = 0;  // of MPI_Init and sessions that were not finalized

[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit bool is_inside = false;

// While an entry point runs. What the tool did not take must not be there for the next call, which may come by way of another tool.
template <class Tool, bool = requires { requires Tool::caller; }>
struct saved_caller {
    explicit saved_caller(const void *) {}
};

template <class Tool>
struct saved_caller<Tool, true> {
    explicit saved_caller(const void *address) { caller_address = address; }
    saved_caller(const saved_caller &) = delete;
    ~saved_caller() { caller_address = nullptr; }
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
typename Call::result_type enter(Call &call)
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
    } else if (!tracks_requests) {
        return pass<Tool>(call);
    } else if constexpr (Call::is(attributes::completes_requests)) {
        call.template keep<1>();  // what completes is not known any more, also where the tool does not ask
        return pass<Tool>(call);
    } else {
        constexpr unsigned marks = marks_of_request<Call>();
        constexpr bool starts = Call::is(attributes::starts_requests);
        if constexpr (!starts && marks == no_marks)
            for (const MPI_Request request : call.requests())
                known.forget(request);
        const typename Call::result_type result = pass<Tool>(call);
        if ((starts || marks != no_marks) && result == MPI_SUCCESS)
            for (const MPI_Request request : call.requests())
                if constexpr (starts)
                    known.start(request);
                else
                    known.put(request, marks);
        return result;
    }
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

namespace bindery::inline BND_TOOL_NAMESPACE {

// For a tool with `static constexpr bool caller = true`, once in each call: the address in the program, or in a wrapper of
// Fortran bindings, to which the routine returns. Null if another tool is in between.
inline const void *take_caller() { return detail::taken_caller(); }

}  // namespace bindery::inline BND_TOOL_NAMESPACE
