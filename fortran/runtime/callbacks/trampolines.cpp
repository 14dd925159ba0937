// A wrapper uses a trampoline in these ways, whatever its type.
#include "bnd_fortran.h"
#include "callbacks/trampoline_instances.h"

#include <stdio.h>

#if !BND_FORTRAN_PROCEDURES_AS_IN_C || !BND_FORTRAN_CALLBACK_POINTER_IS_VALUE
#error \
    "This Fortran compiler takes a TYPE(C_PTR), VALUE as no C pointer; operations of mpi_f08 would need trampolines of their own"
#endif

extern "C" {

// Where all are taken and the MPI passes states, the handle is made with any function, and never used so.
int bnd_trampoline_acquire(bnd_trampolines *of, bnd_procedure *procedure, bnd_integer previous, bnd_trampoline *taken)
{
    const int slot = of->pool.acquire(of->callback_class, procedure);
    const bool is_none = slot == bnd::TrampolinePool::none;
    if (is_none && !of->renew(procedure, nullptr, nullptr))
        return 0;
    *taken = {of, slot, of->function(is_none ? bnd::first_slot(of->callback_class, of->limit) : slot), procedure,
              previous};
    return 1;
}

int bnd_trampoline_bind(const bnd_trampoline *taken, int number)
{
    return taken->slot != bnd::TrampolinePool::none && taken->of->pool.bind(taken->slot, number);
}

void bnd_trampoline_release(const bnd_trampoline *taken)
{
    if (taken->slot != bnd::TrampolinePool::none)
        taken->of->pool.release(taken->slot);
}

int bnd_trampoline_as_state(const bnd_trampoline *taken, void *handle)
{
    int number = 0;
    if (!taken->of->renew(taken->procedure, handle, &number))
        return 0;
    bnd_trampoline_release(taken);
    taken->of->pool.made_elsewhere(number);
    return 1;
}

int bnd_no_trampoline(bnd_trampolines *of)
{
    if (!__atomic_test_and_set(&of->reported, __ATOMIC_RELAXED))
        fprintf(stderr, "Bindery: %d %s of Fortran are alive; no more can be created\n", of->limit, of->description);
    return bnd_no_memory();
}

}  // extern "C"
