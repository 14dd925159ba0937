// The table by which several shared tools link themselves into a chain: a row for each routine, by number.
#pragma once

#include <bindery/detail/foreign.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/options.hpp>
#include <bindery/routines.hpp>
#include <bindery/selection.hpp>

#include <array>
#include <cstdio>
#include <string_view>

#include <dlfcn.h>
#include <unistd.h>

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
    int version;       // of this layout: 2
    const char *tool;  // "profiler"
    int handle_size;   // sizeof(MPI_Comm): tells apart tools for different MPIs
    int row_count;
    const bnd_tool_row *(*rows)();              // by the number of the routine
    const bnd_tool_descriptor *(*following)();  // that of the next tool, or null
    const bnd_tool_descriptor **chosen;         // the next tool, if it is not the one that was loaded next
};
}

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

inline constinit const bnd_tool_descriptor *chosen_tool = nullptr;

[[gnu::noinline]] inline const bnd_tool_descriptor *following_tool()
{
    if (chosen_tool)
        return chosen_tool;
    void *found = dlsym(RTLD_NEXT, "bnd_tool_descriptor_1");
    asm volatile("" : "+r"(found));  // no tail call: dlsym() looks behind the library that it returns to
    return static_cast<const bnd_tool_descriptor *>(found);
}

inline constinit unsigned char is_off[routine_numbers] = {};  // by number: the tool is switched off for a routine

// Make the tools that were loaded after this one the next ones. The own descriptor is not asked: by its name it is the first tool's.
inline void link_following(const bnd_tool_row *own_rows)
{
    static unsigned char is_linked[routine_numbers];
    for (const bnd_tool_descriptor *tool = following_tool(); tool; tool = tool->following()) {
        const bnd_tool_row *const other_rows = tool->rows();
        for (int n = 0; n < routine_numbers && n < tool->row_count; ++n) {
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
    const variable_name variable(BND_TOOL_TEXT(BINDERY_TOOL_NAME), "off");
    for_each_part(variable.value(), ',', [&](std::string_view pattern) {
        bool found = false;
        for (int n = 0; n < routine_numbers; ++n) {
            if (rows[n].name.empty() || !matches_pattern(pattern, rows[n].name))
                continue;
            off[n] = 1;
            found = true;
        }
        if (found)
            return;
        std::fprintf(stderr, "%s: no routine '%.*s'; separate names by commas\n", variable.text(), int(pattern.size()),
                     pattern.data());
        _exit(2);
    });
}

// A tool calls this with a routine that it does not have, or that the dynamic linker did not find at the start.
inline void *find_next(int number)
{
    for (const bnd_tool_descriptor *tool = following_tool(); tool; tool = tool->following())
        if (number < tool->row_count && tool->rows()[number].body)
            return tool->rows()[number].body;
    char name[64] = "P";
    rows[number].name.copy(name + 1, sizeof name - 2);
    return find_or_abort(name);
}

inline constinit void *found_functions[routine_numbers] = {};

// Once for each routine. Not inline: it would be in a function for each of them.
[[gnu::cold, gnu::noinline]] inline void *find_once(int number)
{
    void *found = __atomic_load_n(&found_functions[number], __ATOMIC_RELAXED);
    if (!found)
        __atomic_store_n(&found_functions[number], found = find_next(number), __ATOMIC_RELAXED);
    return found;
}

template <int number, class Function>
struct found_later;

template <int number, class Result, class... Arguments>
struct found_later<number, Result(Arguments...)> {
    [[gnu::cold]] static Result function(Arguments... arguments)
    {
        return ((Result(*)(Arguments...))find_once(number))(arguments...);
    }
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

// BND_TOOL_NEXT(stem, result, types, last): next::stem is what the tool calls after itself, at first `last`.
// BND_TOOL_FORWARD(stem, arguments...) is in the call of each routine: what forward() and next_as() need. An archive has MPI_X of a tool
// that forwards to it alone, too, and link() makes the linker take it.
#define BND_TOOL_NEXT_AS(...)                              \
    template <class Other>                                 \
    typename Other::result_type next_as()                  \
    {                                                      \
        return this->template forward<Other>(__VA_ARGS__); \
    }
#ifdef BND_TOOL_STATIC

// An object for each routine, made with the archive, defines it.
#define BND_TOOL_NEXT_OF(stem) BND_TOOL_JOIN(bnd_, BINDERY_TOOL_NAME, _next_, stem)
#define BND_TOOL_NEXT(stem, result, types, last)                                      \
    extern "C" __attribute__((weak)) result(*BND_TOOL_NEXT_OF(stem)) types = nullptr; \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::next {                      \
    inline auto &stem = BND_TOOL_NEXT_OF(stem);                                       \
    }
#define BND_TOOL_LINKS(stem) BND_TOOL_JOIN(bnd_, BINDERY_TOOL_NAME, _links_, stem)
#define BND_TOOL_FORWARD(stem, ...)                                                    \
    BND_TOOL_NEXT_AS(__VA_ARGS__)                                                      \
    static void link()                                                                 \
    {                                                                                  \
        extern char BND_TOOL_LINKS(stem) __asm__(BND_TOOL_TEXT(BND_TOOL_LINKS(stem))); \
        __asm__ volatile("" : : "r"(&BND_TOOL_LINKS(stem)));                           \
    }

#else

#define BND_TOOL_NEXT(stem, result, types, last)                     \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::next {     \
    [[gnu::visibility("hidden")]] inline result(*stem) types =       \
        &found_later<routines::stem.number, result types>::function; \
    }                                                                \
    namespace bindery::detail::inline BND_TOOL_NAMESPACE::in_mpi {   \
    inline auto stem() { return (result(*) types)(last); }           \
    }

#define BND_TOOL_FORWARD(stem, ...) \
    BND_TOOL_NEXT_AS(__VA_ARGS__)   \
    static void link() {}

#endif
