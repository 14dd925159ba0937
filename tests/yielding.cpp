// Preloaded into programs of MPICH over UCX, whose processes wait actively: on fewer cores than processes they keep each other waiting.
// Where there is nothing to do, another process gets the core.
#include <dlfcn.h>
#include <sched.h>

extern "C" unsigned ucp_worker_progress(void *worker)
{
    static const auto progress = reinterpret_cast<unsigned (*)(void *)>(dlsym(RTLD_NEXT, "ucp_worker_progress"));
    const unsigned done = progress(worker);
    if (done == 0)
        sched_yield();
    return done;
}
