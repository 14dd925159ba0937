// New windows, with the memory that this process has in them.
#pragma once

#include "current.hpp"
#include "objects.hpp"
#include "released.hpp"
#include "watchpoints.hpp"
#include "window_memory.hpp"

#include <bindery/detail/bytes.hpp>

namespace check {

template <class Call>
const char *memory_of(Call &call)
{
    if constexpr (requires { call.base; })
        return static_cast<const char *>(call.base);
    else if constexpr (requires { call.baseptr; })
        return *static_cast<char **>(call.baseptr);
    else
        return nullptr;
}

// index: as next_index().
template <class Call>
void made_window_of(Call &call, int index)
{
    MPI_Aint bytes = -1;
    int unit = 1;
    if constexpr (requires { call.size; })
        bytes = call.size;
    if constexpr (requires { call.disp_unit; })
        unit = int(call.disp_unit);
    // By name: no argument says that other processes reach the memory.
    constexpr bool is_shared = Call::routine == bindery::routines::Win_allocate_shared ||
                               Call::routine == bindery::routines::Win_allocate_shared_c;
    made_window(call.new_handle(), call.communicator(), index, bytes, unit, is_shared);
    if (is_shared || bytes <= 0)
        return;
    const range memory = {memory_of(call), std::size_t(bytes)};
    const std::uint32_t number = number_of_window(call.new_handle());
    const int rank = bindery::detail::group_rank(call.communicator());
    watch_window(value_of(call.new_handle()), number, rank, memory);
    window_has(value_of(call.new_handle()), number, rank, memory);
    if constexpr (requires { call.base; })
        window_needs(value_of(call.new_handle()), memory, Call::routine);
}

}  // namespace check
