// The world model of an MPI without sessions. The first session or the program's MPI_Init initializes the MPI; it is finalized when neither a
// session nor the world model is active any more, at the latest when the process ends.
#include "bnd_native_calls.h"

#if !BND_HAS_MPI_Session
#include "hash_table.h"

namespace {

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
bool is_world, was_world;  // whether the program's world model is active, and whether it was finalized

// The MPI's own functions; those below take their places in the table when the first session begins.
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

// A program with sessions alone may open another one as long as it runs, so the MPI is finalized at exit.
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
