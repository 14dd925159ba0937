// What the profiler needs to know of each routine, at compile time.
#pragma once

#include "format.hpp"

#include <bindery/calls.hpp>
#include <bindery/selection.hpp>

namespace profile {

using bindery::attributes;

template <class Call>
consteval time_class class_of()
{
    if (Call::is(attributes::point_to_point | attributes::partitioned))
        return point_to_point;
    if (Call::is(attributes::completion))
        return completion;
    if (Call::is(attributes::collective | attributes::neighborhood) && Call::has_communicator)
        return collective;
    if (Call::is(attributes::rma))
        return one_sided;
    return Call::is(attributes::io) ? file : other_mpi;
}

// Whether the bytes of a call are known when it returns: those of nonblocking receives are not.
template <class Call>
consteval bool knows_bytes()
{
    if (Call::is(attributes::persistent))
        return false;
    const bool waits = Call::is(attributes::blocking | attributes::split_end);
    const bool is_known = waits || Call::is(attributes::collective | attributes::neighborhood | attributes::rma);
    return Call::has_send_buffer || (Call::has_receive_buffer && is_known);
}

template <class Call>
consteval std::uint8_t flags_of()
{
    const bool is_estimated = Call::is(attributes::synchronizes) && Call::is(attributes::blocking);
    return (is_estimated ? synchronizing : 0) | (Call::is(attributes::initializes) ? startup : 0) |
           (knows_bytes<Call>() ? is_transfer : 0);
}

template <class Call>
inline constexpr bool is_start =
    bindery::detail::matches(bindery::named("MPI_Start", "MPI_Startall"), Call::routine.info());

template <class Call>
inline constexpr bool frees_set = Call::is(attributes::frees_handle) &&
                                  (Call::routine.info().frees == "MPI_Comm" || Call::routine.info().frees == "MPI_Win");

}  // namespace profile
