// The call that each thread is in, for processes that never leave it.
#pragma once

#include "format.hpp"

#include <atomic>

namespace profile {

// At the first call of a thread.
void enter_thread();

// As the kernel numbers the calling thread, after that.
number thread_id();

// The ranks that a call sends to and receives from.
struct partners {
    number kind = 0;
    int to = -2, from = -2;

    // As in thread_row.
    number packed() const { return kind ? kind << 60 | number(to + 4) << 30 | (from + 4) : 0; }
};

[[gnu::tls_model("initial-exec")]] inline thread_local constinit thread_row *own_row = nullptr;

// The calling thread is in a call: `routine` is its row + 1.
inline void enter_call(number routine, number site, number begin, number partners)
{
    thread_row *const row = own_row;
    if (!row)
        return;
    std::atomic_ref(row->site).store(site, std::memory_order_relaxed);
    std::atomic_ref(row->begin).store(begin, std::memory_order_relaxed);
    std::atomic_ref(row->partners).store(partners, std::memory_order_relaxed);
    std::atomic_ref(row->routine).store(routine, std::memory_order_release);
}

inline void leave_call()
{
    if (own_row)
        std::atomic_ref(own_row->routine).store(0, std::memory_order_relaxed);
}

}  // namespace profile
