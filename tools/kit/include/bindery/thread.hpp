// Numbers of threads.
#pragma once

#include <bindery/detail/link.hpp>

#include <atomic>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

inline constinit std::atomic<int> threads_numbered = 0;
[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit int number_of_this_thread = -1;

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

namespace bindery::inline BND_TOOL_NAMESPACE {

// The number of the calling thread, from 0 in the order in which threads ask for the first time; that of a thread that ended is not used again.
// Each tool numbers on its own. Calls no MPI and takes no lock.
inline int thread_number()
{
    if (detail::number_of_this_thread < 0) [[unlikely]]
        detail::number_of_this_thread = detail::threads_numbered.fetch_add(1, std::memory_order_relaxed);
    return detail::number_of_this_thread;
}

}  // namespace bindery::inline BND_TOOL_NAMESPACE
