// Receive buffers that change while this process is outside of MPI, which alone may write them (MPI 5.0, 3.7.2).
#pragma once

#include "operation.hpp"

#include <atomic>

namespace check {

// At the end of MPI_Init: nothing is looked at if MPI may write while no call runs: in other threads, or from other hosts.
void prepare_outside(int size);

// The receive buffer of an operation is compared between these two calls.
void look_outside(const operation &one);
void look_no_more(std::uint32_t number);  // under the lock

inline constinit std::atomic<int> buffer_count = 0;  // those that are compared
void compare_buffers();
void remember_buffers();

inline void compare_outside()  // before each call of MPI
{
    if (buffer_count.load(std::memory_order_relaxed) != 0) [[unlikely]]
        compare_buffers();
}

inline void remember_outside()  // after it
{
    if (buffer_count.load(std::memory_order_relaxed) != 0) [[unlikely]]
        remember_buffers();
}

}  // namespace check
