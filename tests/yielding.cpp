// Preloaded into programs of MPICH over UCX, whose processes wait actively: on fewer cores than processes they keep each other waiting,
// and pay for it. Where there has been nothing to do for some time, a process sleeps, and longer after a tenth of a second: it costs
// nothing, and another one gets the core.
#include <ctime>
#include <dlfcn.h>
#include <sched.h>

namespace {
constexpr unsigned PATIENCE = 50;
constexpr timespec PAUSE{0, 20'000};
constexpr unsigned LONG = 1000;
constexpr timespec LONG_PAUSE{0, 500'000};
thread_local unsigned in_vain = 0;
}  // namespace

extern "C" unsigned ucp_worker_progress(void *worker)
{
    static const auto progress = reinterpret_cast<unsigned (*)(void *)>(dlsym(RTLD_NEXT, "ucp_worker_progress"));
    const unsigned done = progress(worker);
    if (done != 0)
        in_vain = 0;
    else if (++in_vain < PATIENCE)
        sched_yield();
    else
        nanosleep(in_vain < LONG ? &PAUSE : &LONG_PAUSE, nullptr);
    return done;
}
