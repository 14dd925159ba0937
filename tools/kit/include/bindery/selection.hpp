// Selections of routines: sets of attributes, names, and what |, & and - make of them, all at compile time.
//
//     bindery::communication | bindery::completion        every routine with one of the two attributes
//     bindery::collective & bindery::nonblocking          those with both
//     bindery::all - bindery::named("MPI_T_*", "MPI_Wtime")
#pragma once

#include <bindery/routines.hpp>

#include <array>
#include <concepts>
#include <string_view>

namespace bindery {

namespace detail {

struct selection {};

template <class S>
concept selects = std::same_as<S, attributes> || std::derived_from<S, selection>;

constexpr bool matches(attributes set, const routine_info &info) { return info.is(set); }

template <std::derived_from<selection> S>
constexpr bool matches(const S &set, const routine_info &info)
{
    return set(info);
}

// Whether a name matches a pattern with * for any characters. Each compilation asks hundreds of times, mostly in vain and of names that
// begin alike: the last characters are compared first.
constexpr bool matches_pattern(const char *pattern, const char *pattern_end, const char *name, const char *name_end)
{
    if (pattern != pattern_end && pattern_end[-1] != '*' && (name == name_end || pattern_end[-1] != name_end[-1]))
        return false;
    for (; pattern != pattern_end && *pattern != '*'; ++pattern, ++name)
        if (name == name_end || *pattern != *name)
            return false;
    if (pattern == pattern_end)
        return name == name_end;
    for (;; ++name)
        if (matches_pattern(pattern + 1, pattern_end, name, name_end))
            return true;
        else if (name == name_end)
            return false;
}

constexpr bool matches_pattern(std::string_view pattern, std::string_view name)
{
    return matches_pattern(pattern.data(), pattern.data() + pattern.size(), name.data(), name.data() + name.size());
}

template <std::size_t N>
struct by_name : selection {
    std::array<std::string_view, N> patterns;

    constexpr bool operator()(const routine_info &info) const
    {
        for (std::string_view pattern : patterns)
            if (matches_pattern(pattern, info.name))
                return true;
        return false;
    }
};

enum class set_operation { unite, intersect, subtract };

template <class A, class B, set_operation operation>
struct combined : selection {
    A a;
    B b;

    constexpr bool operator()(const routine_info &info) const
    {
        if constexpr (operation == set_operation::unite)
            return matches(a, info) || matches(b, info);
        if constexpr (operation == set_operation::intersect)
            return matches(a, info) && matches(b, info);
        return matches(a, info) && !matches(b, info);
    }
};

// Whether each pattern matches a routine. Not consteval: clang 14 refuses consteval functions that pass on their parameter.
template <class S>
constexpr bool has_known_names(const S &)
{
    return true;
}

template <std::size_t N>
constexpr bool has_known_names(const by_name<N> &names)
{
    for (std::string_view pattern : names.patterns) {
        bool found = false;
        for (const routine_info &row : rows)
            found = found || (!row.name.empty() && matches_pattern(pattern, row.name));
        if (!found)
            return false;
    }
    return true;
}

template <class A, class B, set_operation operation>
constexpr bool has_known_names(const combined<A, B, operation> &both)
{
    return has_known_names(both.a) && has_known_names(both.b);
}

}  // namespace detail

// The routines with these names; * stands for any characters. BINDERY_TOOL refuses a name that no routine has.
template <std::convertible_to<std::string_view>... Names>
consteval auto named(const Names &...names)
{
    return detail::by_name<sizeof...(names)>{{}, {std::string_view(names)...}};
}

template <detail::selects A, detail::selects B>
    requires(!std::same_as<A, B> || !std::same_as<A, attributes>)
constexpr auto operator|(A a, B b)
{
    return detail::combined<A, B, detail::set_operation::unite>{{}, a, b};
}

template <detail::selects A, detail::selects B>
constexpr auto operator&(A a, B b)
{
    return detail::combined<A, B, detail::set_operation::intersect>{{}, a, b};
}

template <detail::selects A, detail::selects B>
constexpr auto operator-(A a, B b)
{
    return detail::combined<A, B, detail::set_operation::subtract>{{}, a, b};
}

}  // namespace bindery
