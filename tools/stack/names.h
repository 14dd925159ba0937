// Names of the profiling interface: MPI_X and PMPI_X in C, mpi_x_ and pmpi_x_ in Fortran, MPIX_ for extensions.
#ifndef BND_STACK_NAMES_H
#define BND_STACK_NAMES_H

#include <stddef.h>
#include <stdio.h>
#include <string.h>

namespace bnd::stack {

// Two names are a pair if family and tail agree and `profiling` differs.
struct routine_name {
    const char *tail = nullptr;
    char family = 0;
    bool profiling = false;

    explicit operator bool() const { return tail != nullptr; }
};

inline constexpr char library_family = 'L';  // a function of the C library, such as write

inline routine_name parse(const char *name)
{
    if (*name != 'M' && *name != 'P' && *name != 'm' && *name != 'p')
        return {};
    struct prefix {
        char text[8];
        unsigned char length;
        char family;
        bool profiling;
    };
    static constexpr prefix prefixes[] = {
        {"MPI_", 4, 'M', false},  {"PMPI_", 5, 'M', true},  {"MPIX_", 5, 'X', false}, {"PMPIX_", 6, 'X', true},
        {"mpi_", 4, 'm', false},  {"pmpi_", 5, 'm', true},  {"pmpir_", 6, 'm', true},  // MPICH's mpi_f08
        {"mpix_", 5, 'x', false}, {"pmpix_", 6, 'x', true},
    };
    for (const prefix &each : prefixes)
        if (!strncmp(name, each.text, each.length))
            return {name + each.length, each.family, each.profiling};
    return {};
}

inline bool matches(const routine_name &left, const routine_name &right)
{
    return left.family == right.family && !strcmp(left.tail, right.tail);
}

// Whether the name is one of Fortran's for a routine of C: send_, send_f08ts_ for Send.
inline bool is_fortran_for(const routine_name &fortran, const routine_name &c)
{
    const bool is_extension = fortran.family == 'x';
    if ((fortran.family != 'm' && !is_extension) || c.family != (is_extension ? 'X' : 'M'))
        return false;
    size_t length = strlen(fortran.tail);
    while (length && fortran.tail[length - 1] == '_')
        length--;
    const size_t stem = strlen(c.tail);
    if (length < stem || strncasecmp(fortran.tail, c.tail, stem) != 0)
        return false;
    const char *suffix = fortran.tail + stem;
    length -= stem;
    return !length || (length == 4 && !strncmp(suffix, "_f08", 4)) || (length == 6 && !strncmp(suffix, "_f08ts", 6));
}

// The name without P, as a text.
struct plain_name {
    char text[128];
    explicit plain_name(const routine_name &of)
    {
        const bool is_fortran = of.family == 'm' || of.family == 'x',
                   is_extension = of.family == 'x' || of.family == 'X';
        snprintf(text, sizeof text, "%s%s_%s", is_fortran ? "mpi" : "MPI", is_extension ? is_fortran ? "x" : "X" : "",
                 of.tail);
    }
};

inline size_t hash(const routine_name &name)
{
    size_t value = static_cast<unsigned char>(name.family);
    for (const char *at = name.tail; *at; at++)
        value = value * 33 + static_cast<unsigned char>(*at);
    return value;
}

}  // namespace bnd::stack
#endif
