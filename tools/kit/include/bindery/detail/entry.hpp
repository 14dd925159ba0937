// The entry points of a tool, MPI_X for each routine that it has, and the rows that describe them. A program has them once: where it says
// BINDERY_TOOL.
#pragma once

#include <bindery/detail/descriptor.hpp>
#include <bindery/detail/enter.hpp>
#include <bindery/entries.hpp>

#include <cstdarg>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// From the arguments of C to the tool. The compiler does nothing for a routine that the tool does not have.
template <class Tool, class Call, class... Arguments>
[[gnu::visibility("hidden")]] typename Call::result_type body(Arguments... arguments)
{
    if constexpr (is_intercepted<Tool, Call>) {
        Call call{{}, arguments...};
        return enter<Tool>(call);
    } else {
        __builtin_unreachable();
    }
}

#ifndef BND_TOOL_STATIC

// Each entry point calls its own of these: the tool, or the next one if the process has another MPI.
inline void **firsts[routine_numbers];

// Not inline: the compiler takes a time quadratic in the rows for one function that fills all of them.
template <class Call, class Function>
[[gnu::noinline]] void fill_row(bnd_tool_row *rows, void *entry, typename Call::passed_function_type *&first,
                                Function *&next, Function *in_mpi)
{
    constexpr routine is = Call::routine;
    firsts[is.number] = (void **)&first;
    if (in_mpi)
        next = in_mpi;
    // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): a literal
    rows[is.number] = {is.name().data(), (void *)first, (void **)&next, &is_off[is.number], entry};
}

#endif

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

// A routine is BND_TOOL_ENTRY(MPI_Barrier, Barrier, (passed<MPI_Comm> comm), (comm)): its names, its parameters as the ABI passes them, and
// its arguments. One with further arguments has BND_TOOL_ENTRY_WITH_VARARGS, and the name of its last parameter.
// Where the return address of a function is on the stack; elsewhere than on x86-64, the address itself.
#if defined(__x86_64__)
#define BND_TOOL_RETURN_PLACE (static_cast<const void *const *>(__builtin_dwarf_cfa()) - 1)
#else
#define BND_TOOL_RETURN_PLACE __builtin_return_address(0)
#endif
#define BND_TOOL_UNPACK(...) __VA_ARGS__
#ifdef BND_TOOL_STATIC

// MPI_X itself comes from an object for each routine: it calls this function.
#define BND_TOOL_BODY(stem) BND_TOOL_JOIN(bnd_, BINDERY_TOOL_NAME, _body_, stem)
#define BND_TOOL_ENTRY(name, stem, parameters, arguments)                                                   \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE {                                                  \
    extern "C" [[gnu::visibility("hidden")]] inline calls::stem::result_type BND_TOOL_BODY(stem) parameters \
    {                                                                                                       \
        const ::bindery::detail::saved_caller<::bindery::detail::tool> saved_(BND_TOOL_RETURN_PLACE);       \
        return ::bindery::detail::body<::bindery::detail::tool, ::bindery::calls::stem> arguments;          \
    }                                                                                                       \
    }
#define BND_TOOL_ENTRY_WITH_VARARGS(name, stem, parameters, arguments, last) \
    BND_TOOL_ENTRY(name, stem, (BND_TOOL_UNPACK parameters, va_list * further_), (BND_TOOL_UNPACK arguments, further_))
#define BND_TOOL_FILL_ROW(stem)                                                                                      \
    if constexpr (constexpr routine is = calls::stem::routine; is_intercepted<tool, calls::stem>)                    \
        rows[is.number] = {is.name().data(), (void *)&BND_TOOL_BODY(stem), (void **)&next::stem, &is_off[is.number], \
                           nullptr};

#else

// first::stem is there before any constructor runs, so that it is cast here, not in a function; by way of a type that
// -Wcast-function-type takes for any function. The name in the object alone is MPI_X: an mpi.h may declare it with other qualifiers than the
// standard, or as a macro.
#define BND_TOOL_EXPORT(symbol, stem, parameters, ...)                                                      \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::first {                                           \
    [[gnu::visibility("hidden")]] inline calls::stem::passed_function_type *stem =                          \
        (calls::stem::passed_function_type *)(void (*)()) static_cast<calls::stem::function_type *>(        \
            &body<tool, calls::stem>);                                                                      \
    }                                                                                                       \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::entries {                                         \
    [[gnu::visibility("default")]] inline passed<calls::stem::result_type> stem parameters __asm__(symbol); \
    inline passed<calls::stem::result_type> stem parameters                                                 \
    {                                                                                                       \
        const ::bindery::detail::saved_caller<::bindery::detail::tool> saved_(BND_TOOL_RETURN_PLACE);       \
        __VA_ARGS__                                                                                         \
    }                                                                                                       \
    }
#define BND_TOOL_ENTRY(name, stem, parameters, arguments) \
    BND_TOOL_EXPORT(#name, stem, parameters, return ::bindery::detail::first::stem arguments;)
#define BND_TOOL_ENTRY_WITH_VARARGS(name, stem, parameters, arguments, last)                                    \
    BND_TOOL_EXPORT(#name, stem, (BND_TOOL_UNPACK parameters, ...), va_list further_; va_start(further_, last); \
                    const auto result_ = ::bindery::detail::first::stem(BND_TOOL_UNPACK arguments, &further_);  \
                    va_end(further_); return result_;)
#define BND_TOOL_FILL_ROW(stem)                      \
    if constexpr (is_intercepted<tool, calls::stem>) \
        fill_row<calls::stem>(rows, (void *)&entries::stem, first::stem, next::stem, in_mpi::stem());

#endif

// Refers to the functions, and so makes the compiler keep them, only of routines that the tool has.
#define BND_TOOL_ROWS                                      \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE { \
    inline const bnd_tool_row *filled_rows()               \
    {                                                      \
        static bnd_tool_row rows[routine_numbers];         \
        static const bool filled = [] {                    \
            BND_TOOL_CALLS(BND_TOOL_FILL_ROW)              \
            return true;                                   \
        }();                                               \
        return filled ? rows : nullptr;                    \
    }                                                      \
    }

#ifdef BND_TOOL_STATIC
#define BND_TOOL_DESCRIPTOR                                             \
    BND_TOOL_ROWS                                                       \
    [[gnu::constructor(101)]] static void bnd_tool_start()              \
    {                                                                   \
        bindery::detail::filled_rows();                                 \
        bindery::detail::switch_off_by_option(bindery::detail::is_off); \
    }
#else
// Other tools see none of the routines of one for another MPI, and the program's calls go past it.
#define BND_TOOL_DESCRIPTOR                                                                       \
    BND_TOOL_ROWS                                                                                 \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE {                                        \
    inline const bnd_tool_row *tool_rows()                                                        \
    {                                                                                             \
        static const bnd_tool_row none[routine_numbers] = {};                                     \
        return is_foreign() ? none : filled_rows();                                               \
    }                                                                                             \
    }                                                                                             \
    extern "C" [[gnu::visibility("default")]] const bnd_tool_descriptor bnd_tool_descriptor_1 = { \
        2,                                                                                        \
        BND_TOOL_TEXT(BINDERY_TOOL_NAME),                                                         \
        sizeof(MPI_Comm),                                                                         \
        bindery::routine_numbers,                                                                 \
        &bindery::detail::tool_rows,                                                              \
        &bindery::detail::following_tool,                                                         \
        &bindery::detail::chosen_tool};                                                           \
    [[gnu::constructor(101)]] static void bnd_tool_start()                                        \
    {                                                                                             \
        bindery::detail::filled_rows();                                                           \
        bindery::detail::switch_off_by_option(bindery::detail::is_off);                           \
        bindery::detail::link_following(bindery::detail::filled_rows());                          \
        if (bindery::detail::is_foreign())                                                        \
            for (int n = 0; n < bindery::routine_numbers; ++n)                                    \
                if (bindery::detail::firsts[n])                                                   \
                    *bindery::detail::firsts[n] = *bindery::detail::filled_rows()[n].next;        \
    }
#endif
