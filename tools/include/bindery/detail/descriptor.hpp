// What a shared tool shows of itself, so that several tools link themselves into a chain: a row for each routine, by number.
#pragma once

#include <bindery/detail/link.hpp>
#include <bindery/options.hpp>
#include <bindery/routines.hpp>
#include <bindery/selection.hpp>

#include <dlfcn.h>

extern "C" {

// One routine of a tool; all null for a routine that the tool does not have.
struct bnd_tool_row {
    const char *name;    // "MPI_Send"
    void *body;          // the tool's function, of the type of MPI_Send
    void **next;         // what it calls in turn
    unsigned char *off;  // 1 while the tool is switched off for this routine
    void *entry;         // MPI_Send of this library
};

struct bnd_tool_descriptor {
    int version;       // of this layout: 1
    const char *tool;  // "profiler"
    int handle_size;   // sizeof(MPI_Comm): tells apart tools for different MPIs
    int row_count;
    const bnd_tool_row *(*rows)();              // by the number of the routine
    const bnd_tool_descriptor *(*following)();  // that of the tool that was loaded next, or null
};
}

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

[[gnu::noinline]] inline const bnd_tool_descriptor *following_tool()
{
    void *found = dlsym(RTLD_NEXT, "bnd_tool_descriptor_1");
    asm volatile("" : "+r"(found));  // no tail call: dlsym() looks behind the library that it returns to
    return static_cast<const bnd_tool_descriptor *>(found);
}

// Make the tools that were loaded after this one the next ones.
inline void link_following(const bnd_tool_descriptor &self)
{
    static unsigned char is_linked[routine_numbers];
    for (const bnd_tool_descriptor *tool = self.following(); tool; tool = tool->following()) {
        if (tool->handle_size != self.handle_size)
            continue;
        const bnd_tool_row *const own_rows = self.rows(), *const other_rows = tool->rows();
        for (int n = 0; n < self.row_count && n < tool->row_count; ++n) {
            const bnd_tool_row &own = own_rows[n], &other = other_rows[n];
            if (!own.next || !other.body || is_linked[n])
                continue;
            *own.next = other.body;
            is_linked[n] = 1;
        }
    }
}

// Switch the tool off for the routines that BINDERY_TOOL_OFF names.
inline void switch_off_by_option(unsigned char *off)
{
    for (const std::string &pattern : options_of(BND_TOOL_TEXT(BINDERY_TOOL_NAME), "off")) {
        bool found = false;
        for (int n = 0; n < routine_numbers; ++n) {
            if (rows[n].name.empty() || !matches_pattern(pattern, rows[n].name))
                continue;
            off[n] = 1;
            found = true;
        }
        if (!found)
            wrong_option(BND_TOOL_TEXT(BINDERY_TOOL_NAME), "off", "no routine '" + pattern + "'",
                         "separate names by commas");
    }
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

#define BND_TOOL_UNPACK(...) __VA_ARGS__

#ifdef BND_TOOL_STATIC

// MPI_X itself comes from an object for each routine, which also says what is next.
#define BND_TOOL_BODY(stem) BND_TOOL_JOIN(bnd_, BINDERY_TOOL_NAME, _body_, stem)
#define BND_TOOL_NEXT_OF(stem) BND_TOOL_JOIN(bnd_, BINDERY_TOOL_NAME, _next_, stem)
#define BND_TOOL_NEXT(stem, result, types, last)                                      \
    extern "C" __attribute__((weak)) result(*BND_TOOL_NEXT_OF(stem)) types = nullptr; \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::next {                      \
    inline auto &stem = BND_TOOL_NEXT_OF(stem);                                       \
    }
#define BND_TOOL_ENTRY(name, stem, result, parameters, initializers, arguments, exported, begin, end) \
    extern "C" [[gnu::visibility("hidden")]] inline result BND_TOOL_BODY(stem) parameters             \
    {                                                                                                 \
        using namespace ::bindery;                                                                    \
        return detail::enter_selected(calls::stem{{}, BND_TOOL_UNPACK initializers});                 \
    }                                                                                                 \
    BND_TOOL_ROW(name, stem, &BND_TOOL_BODY(stem), nullptr, next::stem)

#else

// The name in the object alone is MPI_X: an mpi.h may declare it with other qualifiers than the standard, or as a macro.
#define BND_TOOL_NEXT(stem, result, types, last)                                        \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::next {                        \
    [[gnu::visibility("hidden")]] inline result(*stem) types = (result(*) types)(last); \
    }
#define BND_TOOL_ENTRY(name, stem, result, parameters, initializers, arguments, exported, begin, end) \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::body {                                      \
    [[gnu::visibility("hidden"), gnu::noinline]] inline result stem parameters                        \
    {                                                                                                 \
        return enter_selected(calls::stem{{}, BND_TOOL_UNPACK initializers});                         \
    }                                                                                                 \
    }                                                                                                 \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::missing {                                   \
    [[gnu::cold]] inline result stem parameters                                                       \
    {                                                                                                 \
        static const auto found = (result(*) parameters)find_or_abort("P" #name);                     \
        return found initializers;                                                                    \
    }                                                                                                 \
    }                                                                                                 \
    [[gnu::visibility("default")]] inline result bnd_entry_##stem exported __asm__(#name);            \
    inline result bnd_entry_##stem exported                                                           \
    {                                                                                                 \
        ::bindery::detail::keep_caller<::bindery::detail::tool>(__builtin_return_address(0));         \
        begin const auto result_ = ::bindery::detail::body::stem arguments;                           \
        end return result_;                                                                           \
    }                                                                                                 \
    BND_TOOL_ROW(name, stem, &::bindery::detail::body::stem, &bnd_entry_##stem, &missing::stem)

#endif

// A row that refers to the functions, and so makes the compiler keep them, only if the routine is selected. What the dynamic
// linker did not find is looked for at the first call.
#define BND_TOOL_ROW(name, stem, body, entry, otherwise)                                              \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::row {                                       \
    template <bool selected>                                                                          \
    [[gnu::noinline]] void stem(bnd_tool_row &row)                                                    \
    {                                                                                                 \
        if constexpr (selected) {                                                                     \
            row = {#name, (void *)(body), (void **)&next::stem, &is_off[calls::stem::routine.number], \
                   (void *)(entry)};                                                                  \
            if (!next::stem)                                                                          \
                next::stem = otherwise;                                                               \
        }                                                                                             \
    }                                                                                                 \
    }

#define BND_TOOL_FILL_ROW(name, stem, result, parameters, initializers, arguments, exported, begin, end) \
    row::stem<is_entry<calls::stem>>(rows[calls::stem::routine.number]);

#define BND_TOOL_ROWS                                      \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE { \
    inline const bnd_tool_row *tool_rows()                 \
    {                                                      \
        static bnd_tool_row rows[routine_numbers];         \
        static const bool filled = [] {                    \
            BND_TOOL_ENTRIES(BND_TOOL_FILL_ROW)            \
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
        bindery::detail::tool_rows();                                   \
        bindery::detail::switch_off_by_option(bindery::detail::is_off); \
    }
#else
#define BND_TOOL_DESCRIPTOR                                                                       \
    BND_TOOL_ROWS                                                                                 \
    extern "C" [[gnu::visibility("default")]] const bnd_tool_descriptor bnd_tool_descriptor_1 = { \
        1,                                                                                        \
        BND_TOOL_TEXT(BINDERY_TOOL_NAME),                                                         \
        sizeof(MPI_Comm),                                                                         \
        bindery::routine_numbers,                                                                 \
        &bindery::detail::tool_rows,                                                              \
        &bindery::detail::following_tool};                                                        \
    [[gnu::constructor(101)]] static void bnd_tool_start()                                        \
    {                                                                                             \
        bindery::detail::tool_rows();                                                             \
        bindery::detail::switch_off_by_option(bindery::detail::is_off);                           \
        bindery::detail::link_following(bnd_tool_descriptor_1);                                   \
    }
#endif
