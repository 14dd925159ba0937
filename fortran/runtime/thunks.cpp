// What a wrapper does with a thunk, whatever its type.
#include "bnd_fortran.h"
#include "thunks.h"

#include <stdio.h>

extern "C" {

int bnd_thunk_take(bnd_thunks *of, bnd_procedure *procedure, bnd_thunk *taken)
{
    const int slot = of->pool.take(of->sort, procedure);
    if (slot == bnd::ThunkPool::none) return 0;
    *taken = {of, slot, of->function(slot)};
    return 1;
}

int bnd_thunk_bind(const bnd_thunk *taken, int number) { return taken->of->pool.bind(taken->slot, number); }
void bnd_thunk_give_back(const bnd_thunk *taken) { taken->of->pool.give_back(taken->slot); }

int bnd_no_thunk(void)
{
    int up = 0, down = 0;
    PMPI_Initialized(&up);
    PMPI_Finalized(&down);
    if (up && !down) return bnd_no_memory();
    // Only error handlers of sessions are made at such a time, and MPI_COMM_SELF has no handler then.
    fputs("Bindery: more error handlers than can be alive at once were made without MPI_Init\n", stderr);
    abort();
}

} // extern "C"
