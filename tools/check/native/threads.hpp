// Which threads may call MPI: the level that MPI provides decides (MPI 5.0, 11.6). Nothing is said of programs with sessions, each of
// which has a level of its own.
#pragma once

#include "call_facts.hpp"
#include "initialization.hpp"

#include <cstdint>

namespace check {

// At the end of MPI_Init, in the thread that called it.
void find_thread_level();

// MPI_Finalize belongs to the thread that called MPI_Init, after the last call of others (MPI 5.0, 11.2.2).
void check_finalizing_thread(bindery::routine routine, std::uint32_t site);

// ---- collective calls of several threads ----

template <class Call>
constexpr bool has_order =
    Call::is(bindery::collective_on_communicator | bindery::collective_on_file | bindery::collective_on_window);

// The communicator, file or window whose processes all make the call.
template <class Call>
handle set_of(Call &call)
{
    if constexpr (frees_object<Call>)
        return {bindery::type_name(Call::routine.info().frees), freed_handle(call)};
    else if constexpr (Call::is(bindery::collective_on_communicator))
        return {"MPI_Comm", value_of(call.communicator())};
    else if constexpr (Call::is(bindery::collective_on_window))
        return {"MPI_Win", value_of(call.window())};
    else
        return {"MPI_File", value_of(call.fh)};
}

// A collective call while it lasts. Two of one object at the same time have no order, which processes would have to agree on
// (MPI 5.0, 6.14 and 11.6.3).
class collective_in_thread {
public:
    template <class Call>
    collective_in_thread(Call &call, std::uint32_t site)
    {
        if constexpr (has_order<Call>)
            if (may_overlap.load(std::memory_order_relaxed)) [[unlikely]]
                begin(set_of(call), Call::routine, site);
    }
    collective_in_thread(const collective_in_thread &) = delete;
    ~collective_in_thread()
    {
        if (is_listed_) [[unlikely]]
            end();
    }

private:
    void begin(const handle &set, bindery::routine routine, std::uint32_t site);
    void end();
    bool is_listed_ = false;
};

}  // namespace check
