// Do not edit: `bindery generate` writes this from specs/ through templates/tool/routines.hpp.j2.
// Facts about every routine, for tools: one row for each procedure of C, by its number.
#pragma once

#include <bindery/detail/facts.hpp>

namespace bindery {

// bindery::routines::Send and so on.
namespace routines {
inline constexpr routine Barrier{1};
}

// More than the greatest number of a routine.
inline constexpr int routine_numbers = 2;

namespace detail {

inline constexpr routine_info rows[routine_numbers] = {
    {},
    {"MPI_Barrier", "collectives", collective | blocking | collective_on_communicator | waits | synchronizes | communication, {1, 0}, {0, 0}, {0, 0}, object::none, object::none},
};

}  // namespace detail

constexpr std::string_view type_name(object one)
{
    constexpr std::string_view names[] = {"", "MPI_Comm"};
    return names[int(one)];
}

constexpr const routine_info &routine::info() const { return detail::rows[number < routine_numbers ? number : 0]; }

}  // namespace bindery
