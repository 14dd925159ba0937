// Before and after MPI starts.
#include "handles/predefined_handles.h"

#include <stdio.h>

namespace {

bool has_started;

}  // namespace

extern "C" {

// A process has one World Model. Where a library has several in one, as simulators have, those that share this runtime would find each
// other's requests, callbacks and constants.
void bnd_check_process(void)
{
    int is_initialized = 0, is_finalized = 0;
    if (!has_started || PMPI_Initialized(&is_initialized) != MPI_SUCCESS || is_initialized ||
        PMPI_Finalized(&is_finalized) != MPI_SUCCESS || is_finalized)
        return;
    fprintf(stderr, "Bindery: MPI_Init: a second process of this MPI shares these bindings, which serve one; link them with -static-bindery "
                    "into a program that is loaded once for each, or run one process\n");
    abort();
}

void bnd_check_start(int result)
{
    if (result != MPI_SUCCESS || has_started || !bnd_world_model_is_up())
        return;
    has_started = true;
#if !BND_C_TARGET_IS_ABI
    bnd_each_predefined_handle(BND_UP);
#endif
}

}  // extern "C"
