// A lock for a few instructions.
#pragma once

#include <atomic>

class spin_lock {
public:
    bool try_lock() { return !flag_.test_and_set(std::memory_order_acquire); }
    void lock()
    {
        while (!try_lock())
            while (flag_.test(std::memory_order_relaxed))
                ;
    }
    void unlock() { flag_.clear(std::memory_order_release); }

private:
    std::atomic_flag flag_;
};
