// What a wrapper does with a thunk, whatever its type.
#include "callbacks/trampoline_instances.h"
#include "bnd_fortran.h"

#include <stdio.h>

#if !BND_FORTRAN_PROCEDURES_AS_IN_C || !BND_FORTRAN_CALLBACK_POINTER_IS_VALUE
#error \
    "This Fortran compiler takes a TYPE(C_PTR), VALUE as no C pointer; operations of mpi_f08 would need thunks of their own"
#endif

extern "C" {

int bnd_thunk_take(bnd_thunks *of, bnd_procedure *procedure, bnd_thunk *taken)
{
    const int slot = of->pool.take(of->sort, procedure);
    if (slot == bnd::ThunkPool::none)
        return 0;
    *taken = {of, slot, of->function(slot)};
    return 1;
}

int bnd_thunk_bind(const bnd_thunk *taken, int number) { return taken->of->pool.bind(taken->slot, number); }
void bnd_thunk_give_back(const bnd_thunk *taken) { taken->of->pool.give_back(taken->slot); }

int bnd_no_thunk(bnd_thunks *of)
{
    if (!__atomic_test_and_set(&of->has_told, __ATOMIC_RELAXED))
        fprintf(stderr, "Bindery: %d %s of Fortran are alive; there is no room for more\n", of->limit, of->what);
    return bnd_no_memory();
}

}  // extern "C"
