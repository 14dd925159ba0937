// Loads and stores of the program where they are not allowed: in the buffer of a pending operation (MPI 5.0, 3.7.2), or in memory of a
// window beside accesses of other processes. Debug registers of the processor watch the first bytes of a few of them; a call of MPI
// is no part of the program, nor are libraries that do not call MPI.
#pragma once

#include "debug_registers.hpp"
#include "operation.hpp"

#include <atomic>

namespace check {

#if defined(BND_CHECK_DEBUG_REGISTERS)

void prepare_watchpoints();  // at the end of MPI_Init, for this thread

// The buffer that an operation receives into, or else the one that it sends.
void watch_buffer(const communication &one);
void watch_no_more(std::uint32_t number);  // under the lock

// One window at a time: `number` as in events, `rank` that of this process.
void watch_window(std::uintptr_t window, std::uint32_t number, int rank, range memory);
void watch_window_no_more(std::uintptr_t window);

inline constinit std::atomic<int> access_count = 0;  // that wait to be reported
void report_accesses_of_program();

inline void report_accesses()  // before each call of MPI
{
    if (access_count.load(std::memory_order_relaxed) != 0) [[unlikely]]
        report_accesses_of_program();
}

#else

inline void prepare_watchpoints() {}
inline void watch_buffer(const communication &) {}
inline void watch_no_more(std::uint32_t) {}
inline void watch_window(std::uintptr_t, std::uint32_t, int, range) {}
inline void watch_window_no_more(std::uintptr_t) {}
inline void report_accesses() {}

#endif

}  // namespace check
