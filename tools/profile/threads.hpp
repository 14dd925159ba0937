// The call that each thread is in, for processes that never leave it.
#pragma once

#include "format.hpp"

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

// From its construction to its destruction, the calling thread is in a call: `routine` is its row + 1.
class current_call {
public:
    current_call(number routine, number site, number begin, number partners);
    current_call(const current_call &) = delete;
    ~current_call();
};

// The key by whose destructor a thread leaves; once in a process.
void prepare_threads();

}  // namespace profile
