// Before and after MPI starts.
#include "handles/predefined_handles.h"

#include <stdio.h>

namespace {

bool is_in_world = false;

#if !BND_C_TARGET_IS_ABI
bool was_initialized()
{
    int is_initialized = 0, is_finalized = 0;
    PMPI_Initialized(&is_initialized);
    PMPI_Finalized(&is_finalized);
    return is_initialized || is_finalized;
}
#endif

}  // namespace

extern "C" {

// A process starts the World Model once. Where another one of the same library finds it started, the two share this runtime, and would
// find each other's requests, callbacks and constants.
void bnd_mpi_starting(int is_world)
{
    bnd_check_addresses();
#if !BND_C_TARGET_IS_ABI
    if (!is_world || was_initialized())
        return;
    if (__atomic_exchange_n(&is_in_world, true, __ATOMIC_RELAXED)) {
        fprintf(stderr, "Bindery: MPI_Init: processes of this MPI share a program's libraries, and these bindings "
                        "serve one process; "
                        "link the program with -static-bindery\n");
        bnd_end_process();
    }
#endif
}

void bnd_check_start(int result)
{
    if (result != MPI_SUCCESS)
        __atomic_store_n(&is_in_world, false, __ATOMIC_RELAXED);
#if !BND_C_TARGET_IS_ABI
    if (!bnd_world_model_is_up())
        return;
    if (bnd_is_check_wanted())
        bnd_each_predefined_handle(BND_UP);
    bnd_know_called_handles();
#endif
}

}  // extern "C"
