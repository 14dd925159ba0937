// When MPI may be called: between MPI_Init and MPI_Finalize, or in a session (MPI 5.0, 11.2 to 11.4).
#pragma once

#include "call_facts.hpp"
#include "region.hpp"

#include <bindery/routines.hpp>

#include <atomic>
#include <cstdint>

namespace check {

inline constinit std::atomic<bool> has_session = false;  // whether there was one
inline constinit std::atomic<bool> may_overlap = false;  // calls of threads, at this level

// A finding for a call that comes too early or too late.
void report_initialization(bindery::routine routine, std::uint32_t site);
inline void check_initialized(bindery::routine routine, std::uint32_t site)
{
    if (data->state != state::running) [[unlikely]]
        report_initialization(routine, site);
}

void begin_initialization(bindery::routine routine, std::uint32_t site, bool is_session);
void session_begins(std::uintptr_t session, origin where);
void session_ends(std::uintptr_t session);
std::uint32_t initialization_site();  // of MPI_Init or MPI_Init_thread; 0: unknown
bindery::routine initialization_routine();

// Around MPI_Init, MPI_Init_thread and MPI_Session_init.
template <class Call>
int with_initialization(Call &call, std::uint32_t site)
{
    begin_initialization(Call::routine, site, initializes_session<Call>);
    const int result = call.next();
    if constexpr (initializes_session<Call>)
        if (result == MPI_SUCCESS)
            session_begins(value_of(*call.session), {Call::routine, site});
    return result;
}

template <class Call>
int with_session_end(Call &call)
{
    const std::uintptr_t session = call.session ? value_of(*call.session) : 0;
    const int result = call.next();
    if (begin() && result == MPI_SUCCESS)
        session_ends(session);
    return result;
}

}  // namespace check
