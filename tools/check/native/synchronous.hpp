// `bindery check --synchronous`: MPI may let a standard send wait for its receive (MPI 5.0, 3.4), as a synchronous one does.
#pragma once

#include "calls.hpp"

#include <cstdlib>

namespace check {

template <class Call>
constexpr bool is_standard_send = is_one_of<Call>(
    bindery::named("MPI_Send", "MPI_Isend", "MPI_Send_init", "MPI_Send_c", "MPI_Isend_c", "MPI_Send_init_c"));

inline bool sends_wait()
{
    static const bool wanted = std::getenv("BINDERY_CHECK_SYNCHRONOUS") != nullptr;
    return wanted;
}

template <class Call>
auto send_synchronously(Call &call)
{
    using namespace bindery::calls;
    if constexpr (std::is_same_v<Call, Send>)
        return call.template next_as<Ssend>();
    else if constexpr (std::is_same_v<Call, Isend>)
        return call.template next_as<Issend>();
    else if constexpr (std::is_same_v<Call, Send_init>)
        return call.template next_as<Ssend_init>();
#if BND_HAS_MPI_Ssend_c
    else if constexpr (std::is_same_v<Call, Send_c>)
        return call.template next_as<Ssend_c>();
    else if constexpr (std::is_same_v<Call, Isend_c>)
        return call.template next_as<Issend_c>();
    else if constexpr (std::is_same_v<Call, Send_init_c>)
        return call.template next_as<Ssend_init_c>();
#endif
}

// The call as the program meant it, or as this option makes it.
template <class Call>
auto make(Call &call)
{
    if constexpr (is_standard_send<Call>)
        if (sends_wait())
            return send_synchronously(call);
    return call.next();
}

}  // namespace check
