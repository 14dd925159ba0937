// Start and end of the tool information interface (MPI 5.0, 15.3.4).
#include "bnd_implementation.h"
#include "core/active.h"
#include "mpit/finalize.h"
#include "mpit/instrumentation.h"
#include "mpit/interface.h"

namespace solo::mpit {
namespace {

// Tools read state guarded by the library lock, and locking cannot be switched on while MPI is in use without it.
int provided_level(int required)
{
    if (required != MPI_THREAD_MULTIPLE || provide_multiple_to_mpit())
        return required;
    return MPI_THREAD_SERIALIZED;
}

}  // namespace
}  // namespace solo::mpit

using namespace solo::mpit;

extern "C" int solo_T_init_thread(int required, int *provided)
{
    if (is_restricted())
        return MPI_T_ERR_NOT_ACCESSIBLE;
    if (!solo::is_thread_level(required))
        return MPI_T_ERR_INVALID;
    if (!is_offered.load())
        return MPI_T_ERR_CANNOT_INIT;
    const std::lock_guard held(interface_lock());
    ++users;
    store(provided, provided_level(required));
    return MPI_SUCCESS;
}

extern "C" int solo_T_finalize(void)
{
    return mpit_call([] {
        if (--users == 0) {
            free_all_control_handles();
            free_all_sessions();
            free_all_registrations();
        }
    });
}
