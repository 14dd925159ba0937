#include "core/active.h"

#include "core/failure.h"
#include "core/state.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace solo {

namespace {

std::atomic<bool> was_activated{false};
std::mutex levels_lock;  // a tool must not begin to keep threads apart while MPI begins without

}  // namespace

void activate() noexcept
{
    const std::lock_guard held(levels_lock);
    was_activated = true;
    __atomic_add_fetch(&solo_active, 1, __ATOMIC_RELEASE);
}

bool has_been_active() noexcept { return was_activated; }

void deactivate() noexcept { __atomic_sub_fetch(&solo_active, 1, __ATOMIC_RELEASE); }

bool provide_multiple_to_mpit() noexcept
{
    const std::lock_guard held(levels_lock);
    if (!locking_on.load() && is_active())
        return false;
    enable_locking();
    return true;
}

bool is_thread_level(int level) noexcept
{
    return level == MPI_THREAD_SINGLE || level == MPI_THREAD_FUNNELED || level == MPI_THREAD_SERIALIZED ||
           level == MPI_THREAD_MULTIPLE;
}

int provide_thread_level(int required, const char *argument)
{
    if (!is_thread_level(required))
        fail(MPI_ERR_ARG, argument, "is no thread level");
    const int provided = std::min(required, setting.thread_limit.load());
    if (provided == MPI_THREAD_MULTIPLE) {
        enable_locking();
        multiple_provided.store(true, std::memory_order_relaxed);
    }
    return provided;
}

namespace {

std::atomic<bool> is_ending{false};
thread_local bool is_ending_here = false;

}  // namespace

void end_process(int code) noexcept
{
    const int status = code != 0 && (code & 0xFF) == 0 ? 1 : code;
    if (is_ending.exchange(true)) {
        // An exit handler failed, or another thread exits already: let that one flush, for a limited time.
        if (!is_ending_here)
            std::this_thread::sleep_for(std::chrono::seconds(5));
        _exit(status);
    }
    is_ending_here = true;
    std::exit(status);
}

}  // namespace solo
