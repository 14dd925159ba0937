// Start and end of MPI in the World Model (MPI 5.0, 11.2 and 11.4; R163 to R168). Sessions: communicators/sessions.cpp.
#include "processes.h"

#include "communicators/comm.h"
#include "core/active.h"
#include "core/errhandler.h"
#include "environment/leftovers.h"
#include "info/info.h"

#include <atomic>
#include <cstdio>
#include <pthread.h>
#include <string>

namespace solo {
namespace {

enum world_state { not_started, starting, active, finalizing, finished };
std::atomic<world_state> world{not_started};
int level = MPI_THREAD_SINGLE;
pthread_t main_thread{};

// Go from one state to the next; another thread may try the same.
bool advance(world_state from, world_state to) { return world.compare_exchange_strong(from, to); }

void start(int required)
{
    if (world == active && setting.lenient.load() != 0)
        return;
    if (!advance(not_started, starting))
        fail_call(MPI_ERR_OTHER, "MPI has been initialised before, which is possible once in a program");
    try {
        level = provide_thread_level(required, "required");
        main_thread = pthread_self();
        make_world();
        publish_environment();
    } catch (...) {
        world = not_started;
        throw;
    }
    activate();
    world = active;
}

void check_world()
{
    if (!world_is_active())
        fail_call(MPI_ERR_OTHER, "MPI_Init has not been called, or MPI_Finalize has");
}

}  // namespace

bool world_is_active() noexcept
{
    const world_state state = world;
    return state == active || state == finalizing;
}

int level_of_world() noexcept { return world_is_active() ? level : -1; }

void Init(int *, char ***) { start(MPI_THREAD_SINGLE); }

void Init_thread(int *, char ***, int required, int *provided)
{
    start(required);
    *provided = level;
}

void Finalize()
{
    check_world();
    if (!advance(active, finalizing))
        fail_call(MPI_ERR_OTHER, "MPI_Finalize is at work already");
    try {
        delete_world_attributes();
        if (setting.finalize_report.load() != 0)
            report_leftovers();
        free_world();
    } catch (...) {
        world = active;
        throw;
    }
    world = finished;
    deactivate();
}

void Initialized(int *flag) { *flag = world >= active; }
void Finalized(int *flag) { *flag = world == finished; }

// In the Sessions Model alone, MPI_THREAD_SINGLE: no world has provided more (11.6.2).
void Query_thread(int *provided) { *provided = level; }

void Is_thread_main(int *flag)
{
    check_world();
    *flag = pthread_equal(pthread_self(), main_thread) != 0;
}

void Abort(Comm &comm, int errorcode)
{
    const std::string name = [&] {
        const guard held;  // another thread may change it
        return comm.name;
    }();
    std::fprintf(stderr, "MPI_Abort: the program ends itself with error code %d, on %s.\n", errorcode,
                 name.empty() ? "a communicator" : name.c_str());
    end_process(errorcode);
}

}  // namespace solo

#include "processes_glue.h"
