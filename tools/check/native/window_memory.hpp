// Buffers of calls in memory of windows of this process, which other processes may access at the same time (MPI 5.0, 12.7).
#pragma once

#include "operation.hpp"

#include <cstdint>

namespace check {

// `number` as in events, `rank` that of this process.
void window_has(std::uintptr_t window, std::uint32_t number, int rank, const range &memory);
void window_has_no_more(std::uintptr_t window);

// Before a call: an event for each window that it reads or writes. What a message writes is known when it has come.
void look_at_windows(communication &call);
void received_in_window(const communication &call, const MPI_Status &status);

}  // namespace check
