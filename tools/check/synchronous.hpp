// `bindery check --synchronous`: MPI may let a standard send wait for its receive (MPI 5.0, 3.4), as a synchronous one does.
#pragma once

#include "calls.hpp"

#include <cstdlib>

BND_TOOL_REFERENCE(PMPI_Ssend)
BND_TOOL_REFERENCE(PMPI_Issend)
BND_TOOL_REFERENCE(PMPI_Ssend_init)
#if BND_HAS_MPI_Ssend_c
BND_TOOL_REFERENCE(PMPI_Ssend_c)
BND_TOOL_REFERENCE(PMPI_Issend_c)
BND_TOOL_REFERENCE(PMPI_Ssend_init_c)
#endif

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
int send_synchronously(Call &call)
{
    const auto send = [&](auto function, auto... request) {
        return function(call.buf, call.count, call.datatype, call.dest, call.tag, call.comm, request...);
    };
    using namespace bindery::calls;
    if constexpr (std::is_same_v<Call, Send>)
        return send(BND_TOOL_CALL(Ssend));
    else if constexpr (std::is_same_v<Call, Isend>)
        return send(BND_TOOL_CALL(Issend), call.request);
    else if constexpr (std::is_same_v<Call, Send_init>)
        return send(BND_TOOL_CALL(Ssend_init), call.request);
#if BND_HAS_MPI_Ssend_c
    else if constexpr (std::is_same_v<Call, Send_c>)
        return send(BND_TOOL_CALL(Ssend_c));
    else if constexpr (std::is_same_v<Call, Isend_c>)
        return send(BND_TOOL_CALL(Issend_c), call.request);
    else if constexpr (std::is_same_v<Call, Send_init_c>)
        return send(BND_TOOL_CALL(Ssend_init_c), call.request);
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
