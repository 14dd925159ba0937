// The types of facts about routines; the facts themselves are generated.
#pragma once

#include <bindery/attributes.hpp>

#include <cstdint>
#include <string_view>

namespace bindery {

struct version {
    int major = 0, minor = 0;
    friend constexpr auto operator<=>(const version &, const version &) = default;
};

constexpr attributes operator|(attributes a, attributes b) { return attributes(std::uint64_t(a) | std::uint64_t(b)); }

constexpr bool any_of(attributes set, attributes subset) { return (std::uint64_t(set) & std::uint64_t(subset)) != 0; }

// The facts of a routine at compile time.
struct routine_info {
    std::string_view name;               // "MPI_Send_c"; empty for a number that no routine has
    std::string_view chapter;            // "point-to-point": the chapter of the standard
    attributes is_a = attributes::none;  // its category, its completion and all else that is true of it
    version since, deprecated, removed;  // 0.0 for a routine that is not deprecated, not removed
    object creates, frees;               // what the handle is of; none for most
    send_mode mode = send_mode::none;
    bindery::epoch epoch = bindery::epoch::none;
    root_buffer at_root = root_buffer::none;
    bindery::positioning positioning = bindery::positioning::none;

    constexpr bool is(attributes a) const { return any_of(is_a, a); }
};

// A routine, by a number that is the same in every release: small enough to store, an index of arrays of routine_numbers.
struct routine {
    unsigned short number = 0;

    constexpr const routine_info &info() const;
    constexpr std::string_view name() const { return info().name; }
    constexpr bool is(attributes a) const { return info().is(a); }
    constexpr explicit operator bool() const { return !name().empty(); }  // false for a number that no routine has
    friend constexpr auto operator<=>(const routine &, const routine &) = default;
};

}  // namespace bindery
