// `bindery check --synchronous`: MPI may let a standard send wait for its receive (MPI 5.0, 3.4), as a synchronous one does.
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

// The call as the program meant it, or as this option makes it.
template <class Call>
auto make(Call &call)
{
    if constexpr (is_standard_send<Call>)
        if (sends_wait())
            return call.template next_as<typename Call::synchronous>();
    return call.next();
}

}  // namespace check
