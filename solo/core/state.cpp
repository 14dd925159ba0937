#include "core/state.h"

#include "core/failure.h"

#include <ctime>
#include <sys/stat.h>

namespace solo {

constinit std::atomic<bool> locking_on{false};
constinit std::atomic<bool> multiple_provided{false};
constinit std::atomic<bool> fast_path_ok{true};
constinit std::mutex lock;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
constinit settings setting;
constinit measures measure;
constinit mpit_hooks hooks{};

namespace {

constinit std::mutex fast_path_lock;
int listeners = 0;

void update_fast_path() { fast_path_ok.store(!locking_on.load() && listeners == 0); }

}  // namespace

void enable_locking()
{
    const std::lock_guard held(fast_path_lock);
    locking_on.store(true);
    update_fast_path();
}

void change_instrumentation(int by)
{
    const std::lock_guard held(fast_path_lock);
    listeners += by;
    __atomic_store_n(&solo_is_instrumented, listeners > 0 ? 1 : 0, __ATOMIC_RELAXED);
    update_fast_path();
}

MPI_Count event_time() noexcept
{
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return MPI_Count{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

void guard::refuse_to_wait(const char *reason) { fail_call(MPI_ERR_OTHER, reason); }

// Linux counts the threads as links of this directory; if it cannot be seen, there may be others.
bool can_block() noexcept
{
    struct stat threads{};
    return multiple_provided.load(std::memory_order_relaxed) &&
           (stat("/proc/self/task", &threads) != 0 || threads.st_nlink != 3);
}

}  // namespace solo
