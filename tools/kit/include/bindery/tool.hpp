// The tool kit for authors of profilers. One file is a tool:
//
//     #include <bindery/tool.hpp>
//
//     struct profiler {
//         template <class Call> auto operator()(Call &call)  // every routine that is selected
//         {
//             const auto start = bindery::now();
//             const auto result = call.next();                // the next tool, or PMPI_X
//             …
//             return result;
//         }
//         int operator()(bindery::calls::Finalize &call) { …; return call.next(); }  // selects MPI_Finalize, too
//     };
//     BINDERY_TOOL(profiler, bindery::communication | bindery::completion)
//
// The one object of the tool's type lives until the process ends; its destructor never runs. It may have
//     static constexpr bool guard = true;   calls that the tool itself causes go past it (one flag for each thread)
//     static constexpr bool caller = true;  bindery::take_caller() gives the address that called the routine
//     void initialized();                   after the first successful MPI_Init, MPI_Init_thread or MPI_Session_init
//     void finalizing();                    before the last MPI_Finalize or MPI_Session_finalize
// These two run also where the tool is switched off for the routine.
#pragma once

#if __cplusplus < 202002L
#error "Bindery's tool kit is C++20: compile the tool with -std=c++20"
#endif

#include <bindery/calls.hpp>
#include <bindery/clock.hpp>
#include <bindery/detail/enter.hpp>
#include <bindery/detail/entry.hpp>
#include <bindery/detail/hooks.hpp>
#include <bindery/selection.hpp>
#include <bindery/thread.hpp>

namespace bindery::inline BND_TOOL_NAMESPACE {

// The value of the environment variable BINDERY_TOOL_NAME, in capitals; null if it is not set.
inline const char *option(const char *name)
{
    return detail::variable_name(BND_TOOL_TEXT(BINDERY_TOOL_NAME), name).value();
}

// Switch this tool on or off for a routine, in all threads, from the next call on. The environment variable BINDERY_TOOL_OFF has
// names of routines, with * and separated by commas, for which it is off from the start.
inline void set_enabled(routine which, bool on)
{
    __atomic_store_n(&detail::is_off[which.number], static_cast<unsigned char>(!on), __ATOMIC_RELAXED);
}

}  // namespace bindery::inline BND_TOOL_NAMESPACE

// Arrays: of hundreds of operands of ||, clang evaluates each with all before it.
#define BND_TOOL_COMPLETES(stem) , calls::stem::is(attributes::completes_requests) && is_selected<Tool, calls::stem>
#define BND_TOOL_HAS_FILE(stem) , (calls::stem::has_file_handle && is_selected<Tool, calls::stem>)

// Define MPI_X for every routine that the selection or a function of the tool's own names. Once in a program or library.
#define BINDERY_TOOL(type, selection)                                                              \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE {                                         \
    enum class one_BINDERY_TOOL_in_a_library {};                                                   \
    using tool = ::type;                                                                           \
    inline constexpr auto tool_selection = [] {                                                    \
        using namespace ::bindery;                                                                 \
        return selection;                                                                          \
    }();                                                                                           \
    template <class Tool, class Call>                                                              \
    inline constexpr bool is_selected = names_call<Tool, Call> || contains<Call>(tool_selection);  \
    template <class Tool>                                                                          \
    inline constexpr bool selects_completion = is_any({false BND_TOOL_CALLS(BND_TOOL_COMPLETES)}); \
    template <class Tool>                                                                          \
    inline constexpr bool selects_files = is_any({false BND_TOOL_CALLS(BND_TOOL_HAS_FILE)});       \
    BND_TOOL_REFUSE_MISTAKES                                                                       \
    }                                                                                              \
    BND_TOOL_ENTRIES                                                                               \
    BND_TOOL_DESCRIPTOR
