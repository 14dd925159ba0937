// The call that this thread is in.
#pragma once

#include "format.hpp"

#include <bindery/routines.hpp>

namespace check {

// From its construction to its destruction. What MPI calls meanwhile, as callbacks, is part of it.
class call_of_thread {
public:
    call_of_thread(bindery::routine routine, std::uint32_t site, const void *caller);
    call_of_thread(const call_of_thread &) = delete;
    ~call_of_thread();

    // It may wait for other processes of the run; position: of its event + 1.
    void waits(std::uint64_t position);
};

bool is_inside_call();
bindery::routine current_routine();
std::uint32_t current_site();
std::uint64_t current_begin();  // as event::time
const void *current_caller();

// While this lives, this thread calls MPI for the checker, and errors of these calls have no effect.
struct own_calls {
    own_calls();
    own_calls(const own_calls &) = delete;
    ~own_calls();
};
bool is_own_call();

// Whether threads may call MPI while one waits in a call, and how many the process has.
bool other_threads_may_call();
int thread_count();

void prepare_threads();  // once in a process

}  // namespace check
