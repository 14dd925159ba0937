// Refuses what compiles and would never run, or not as it reads: names and forms of hooks, functions that do not fit the routines selected, unknown
// names in a selection. BINDERY_TOOL refuses each in the author's file with one message that names the remedy, and what follows from the
// mistake compiles.
#pragma once

#include <bindery/detail/enter.hpp>
#include <bindery/selection.hpp>

#include <concepts>
#include <type_traits>

namespace bindery::detail {

// Variables, not concepts: compilers explain why a concept is not satisfied at length.
// A function of other arguments, or a template; an object may have the name of a hook.
#define BND_TOOL_HOOK_FORM(hook)                                                            \
    template <class Tool>                                                                   \
    inline constexpr bool has_right_##hook = requires(Tool &t) { t.hook(); } || !requires { \
        requires std::is_member_function_pointer_v<decltype(&Tool::hook)>;                  \
    };
#define BND_TOOL_HOOK_NAME(wrong)                               \
    template <class Tool>                                       \
    inline constexpr bool has_no_##wrong = !requires(Tool &t) { \
        { t.wrong() } -> std::same_as<void>;                    \
    };
#define BND_TOOL_VARIABLE(name)                                              \
    template <class Tool>                                                    \
    inline constexpr bool has_right_##name = !requires {                     \
        requires std::same_as<std::remove_cv_t<decltype(Tool::name)>, bool>; \
    } || requires { std::bool_constant<Tool::name>(); };

// Authors write these names for them.
#define BND_TOOL_WRONG_NAMES(X)  \
    X(initialised, initialized)  \
    X(initializing, initialized) \
    X(initialising, initialized) \
    X(initialize, initialized)   \
    X(intialized, initialized)   \
    X(initalized, initialized)   \
    X(finalising, finalizing)    \
    X(finalized, finalizing)     \
    X(finalised, finalizing)     \
    X(finalize, finalizing)      \
    X(finalzing, finalizing)

#define BND_TOOL_HOOK_NAME_OF(wrong, hook) BND_TOOL_HOOK_NAME(wrong)
BND_TOOL_WRONG_NAMES(BND_TOOL_HOOK_NAME_OF)
BND_TOOL_HOOK_FORM(initialized)
BND_TOOL_HOOK_FORM(finalizing)
BND_TOOL_VARIABLE(guard)
BND_TOOL_VARIABLE(caller)
BND_TOOL_VARIABLE(identities)

template <class Tool, class = void>
inline constexpr bool has_needed_headers = !has_identities<Tool>() || requires { sizeof(identity_hooks<Tool>); };

#undef BND_TOOL_HOOK_FORM
#undef BND_TOOL_HOOK_NAME
#undef BND_TOOL_HOOK_NAME_OF
#undef BND_TOOL_VARIABLE

template <class Selection>
inline constexpr bool is_selection = selects<Selection>;

template <class Tool>
inline constexpr bool is_made_by_kit = std::is_default_constructible_v<Tool>;

}  // namespace bindery::detail

#define BND_TOOL_REFUSE_NAME(wrong, hook)                  \
    static_assert(::bindery::detail::has_no_##wrong<tool>, \
                  "nobody calls '" #wrong "' of the tool: write 'void " #hook "()' instead");
#define BND_TOOL_REFUSE_FORM(hook)                                                   \
    static_assert(::bindery::detail::has_right_##hook<tool>,                         \
                  "nobody calls this function of the tool: the hook is 'void " #hook \
                  "()', public and without arguments");
#define BND_TOOL_REFUSE_VARIABLE(name)                       \
    static_assert(::bindery::detail::has_right_##name<tool>, \
                  "'" #name "' of the tool must be 'static constexpr bool " #name " = true;'");
#define BND_TOOL_JUDGE(stem)                                                                            \
    if constexpr (is_selected<Tool, calls::stem>)                                                       \
        if constexpr (judged<Tool, calls::stem> != verdict::right)                                      \
            if (!result.absent && !result.returns_other)                                                \
                (judged<Tool, calls::stem> == verdict::absent ? result.absent : result.returns_other) = \
                    calls::stem::routine.number;
// One of these fails for the first routine whose function does not fit: its name is in the message.
#define BND_TOOL_REFUSE_FUNCTION(stem)                                                                                \
    static_assert(first_misfit<tool>.absent != calls::stem::routine.number,                                           \
                  "the tool selects MPI_" #stem " and has no public operator()(Call &) for it: write one, or select " \
                  "less, as by 'bindery::none' for what the functions name alone");                                   \
    static_assert(first_misfit<tool>.returns_other != calls::stem::routine.number,                                    \
                  "operator() of the tool returns something else than MPI_" #stem                                     \
                  ": return what call.next() returned");

// For BINDERY_TOOL, in the namespace of the tool.
#define BND_TOOL_REFUSE_MISTAKES                                                                               \
    static_assert(is_made_by_kit<tool>,                                                                        \
                  "the kit makes the object of the tool: give it a constructor without arguments");            \
    BND_TOOL_WRONG_NAMES(BND_TOOL_REFUSE_NAME)                                                                 \
    BND_TOOL_REFUSE_FORM(initialized)                                                                          \
    BND_TOOL_REFUSE_FORM(finalizing)                                                                           \
    BND_TOOL_REFUSE_VARIABLE(guard)                                                                            \
    BND_TOOL_REFUSE_VARIABLE(caller)                                                                           \
    BND_TOOL_REFUSE_VARIABLE(identities)                                                                       \
    static_assert(has_needed_headers<tool>, "'identities' of the tool needs #include <bindery/identity.hpp>"); \
    static_assert(is_selection<std::remove_const_t<decltype(tool_selection)>>,                                 \
                  "the second argument of BINDERY_TOOL is a selection, such as 'bindery::point_to_point' or "  \
                  "'bindery::named(\"MPI_Send\")'");                                                           \
    static_assert(has_known_names(tool_selection),                                                             \
                  "no routine has a name that bindery::named() gives: correct it; 'bindery list' prints all"); \
    struct misfit { /* numbers of routines; 0: none */                                                         \
        int absent = 0, returns_other = 0;                                                                     \
    };                                                                                                         \
    template <class Tool>                                                                                      \
    consteval misfit find_misfit()                                                                             \
    {                                                                                                          \
        misfit result;                                                                                         \
        BND_TOOL_CALLS(BND_TOOL_JUDGE)                                                                         \
        return result;                                                                                         \
    }                                                                                                          \
    template <class Tool>                                                                                      \
    inline constexpr misfit first_misfit = find_misfit<Tool>();                                                \
    BND_TOOL_CALLS(BND_TOOL_REFUSE_FUNCTION)
