// The world of an MPI that has no sessions: its MPI_Init sets it up for whoever comes first. It is ended when nobody needs it any more, or
// with the process.
#include "bnd_native_calls.h"

#if !BND_HAS_MPI_Session
#include "hash_table.h"

namespace {

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
bool was_made_for_sessions, is_world, was_world;

// What the other MPI's functions are that answer for the world model of the program from then on.
struct {
    decltype(bnd_native.call_Finalize) finalize;
    decltype(bnd_native.call_Initialized) initialized;
    decltype(bnd_native.call_Finalized) finalized;
} native;

bool is_native_ready()
{
    int initialized = 0, finalized = 0;
    native.initialized(&initialized);
    native.finalized(&finalized);
    return initialized && !finalized;
}

// ---- the world model beside sessions ----

int init(int *, char ***)
{
    is_world = true;
    return MPI_SUCCESS;
}

int init_thread(int *, char ***, int, int *provided)
{
    is_world = true;
    return BND_NATIVE(Query_thread)(provided);
}

int initialized(int *flag)
{
    *flag = is_world || was_world;
    return MPI_SUCCESS;
}

int finalized(int *flag)
{
    *flag = was_world;
    return MPI_SUCCESS;
}

int finalize()
{
    const bnd::locked lock(mutex);
    is_world = false;
    was_world = true;
    return bnd_abi_sessions == 0 ? native.finalize() : MPI_SUCCESS;
}

// A program that has used sessions alone may open another as long as it runs.
void end_with_process()
{
    if (!is_world && is_native_ready())
        native.finalize();
}

}  // namespace

extern "C" {

int bnd_abi_sessions = 0;

int bnd_abi_need_world(void)
{
    const bnd::locked lock(mutex);
    if (native.finalize == nullptr) {
        native = {bnd_native.call_Finalize, bnd_native.call_Initialized, bnd_native.call_Finalized};
        int flag = 0;
        native.initialized(&flag);
        is_world = flag != 0;
        native.finalized(&flag);
        was_world = flag != 0;
        if (was_world)
            return false;
        if (!is_world) {
            int provided = 0;
            if (BND_NATIVE(Init_thread)(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS)
                return false;
            was_made_for_sessions = true;
            bnd_native.call_Init = init;
            bnd_native.call_Init_thread = init_thread;
        }
        bnd_native.call_Initialized = initialized;
        bnd_native.call_Finalized = finalized;
        bnd_native.call_Finalize = finalize;
        atexit(end_with_process);
    }
    return is_native_ready();
}

void bnd_abi_session_begins(void)
{
    const bnd::locked lock(mutex);
    bnd_abi_sessions++;
}

int bnd_abi_session_ends(void)
{
    const bnd::locked lock(mutex);
    return --bnd_abi_sessions == 0 && was_world ? native.finalize() : MPI_SUCCESS;
}

}  // extern "C"
#endif
