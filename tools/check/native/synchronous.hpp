// `bindery check --synchronous`: MPI may let a standard send wait for its receive (MPI 5.0, 3.4), as a synchronous one does, and a
// collective call for all processes of its communicator (MPI 5.0, 6.1).
#pragma once

#include "call_facts.hpp"

#include <cstdlib>

namespace check {

template <class Call>
constexpr bool is_standard_send = requires { typename Call::synchronous; };

inline bool sends_wait()
{
    static const bool wanted = std::getenv("BINDERY_CHECK_SYNCHRONOUS") != nullptr;
    return wanted;
}

// It may, but need not wait for all: MPI_Bcast, MPI_Scan.
template <class Call>
constexpr bool may_wait_for_all = Call::is(bindery::collective) && Call::is(bindery::blocking) &&
                                  Call::has_communicator && !Call::is(bindery::synchronizes);
void wait_for_all(MPI_Comm comm);

// The call as the program meant it, or as this option makes it.
template <class Call>
auto make(Call &call)
{
    if constexpr (is_standard_send<Call>)
        if (sends_wait())
            return call.template next_as<typename Call::synchronous>();
    if constexpr (may_wait_for_all<Call>)
        if (sends_wait())
            wait_for_all(call.communicator());
    return call.next();
}

}  // namespace check
