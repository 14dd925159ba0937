// The call that this thread is in.
#pragma once

#include "format.hpp"

#include <bindery/routines.hpp>

#include <atomic>
#include <cstdint>

namespace check {

// From its construction to its destruction. What MPI calls meanwhile, as callbacks, is part of it.
class call_of_thread {
public:
    call_of_thread(bindery::routine routine, std::uint32_t site, const void *const *caller);
    call_of_thread(const call_of_thread &) = delete;
    ~call_of_thread();

    // It may wait for other processes of the run; position: of its event + 1.
    void waits(std::uint64_t position);
};

// The state of this thread.
struct thread_facts {
    current_call *row = nullptr;
    bool is_known = false;  // nothing needs a look at its next call
    bool is_inside = false;
    bool is_main = false;      // it called MPI_Init
    bool has_asked = false;    // for a row
    bool has_mistake = false;  // the call that it is in; what MPI says of it is no other finding
    int own_calls = 0;
    std::uint32_t site = 0;
    std::uint64_t begin = 0;
    const void *const *caller = nullptr;  // where on the stack it is; during the call
    bindery::routine routine{0};
};
[[gnu::tls_model("initial-exec")]] inline thread_local constinit thread_facts this_thread = {};

// Looks at a call of a thread that is not known before it is made; true: it knows the thread. Null until MPI_Init.
inline constinit std::atomic<bool (*)(bindery::routine, std::uint32_t)> look_at_thread = nullptr;

inline bool is_inside_call() { return this_thread.is_inside; }
inline bindery::routine current_routine() { return this_thread.routine; }
inline std::uint32_t current_site() { return this_thread.site; }
inline std::uint64_t current_begin() { return this_thread.begin; }  // as event_record::time
inline const void *current_caller()
{
    return this_thread.is_inside && this_thread.caller ? *this_thread.caller : nullptr;
}

// The call site of an instruction of the file that the program calls MPI from; 0 if it is elsewhere.
std::uint32_t site_of_program(const void *instruction);

// While this lives, this thread calls MPI for the checker, and errors of these calls have no effect.
struct own_calls {
    own_calls() { ++this_thread.own_calls; }
    own_calls(const own_calls &) = delete;
    ~own_calls() { --this_thread.own_calls; }
};
inline bool is_own_call() { return this_thread.own_calls > 0; }

// Whether threads may call MPI while one waits in a call, and how many the process has.
bool other_threads_may_call();
int thread_count();

}  // namespace check
