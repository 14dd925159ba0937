// Trampolines by the hundred: each is an instance of a template, with the number of its slot.
#ifndef BND_TRAMPOLINES_INSTANCES_H
#define BND_TRAMPOLINES_INSTANCES_H

#include "bnd_fortran.h"
#include "callbacks/trampoline_pool.h"

struct bnd_trampolines {
    bnd::TrampolinePool &pool;
    int callback_class;
    bnd_procedure *(*function)(int slot);  // the trampoline of a slot of this class
    const char *description;               // "reduction operations"
    int limit;
    bool reported;
    // Makes the handle anew, with the procedure as its function's state, and gives its integer. False: the handle stays as it is. Without a
    // handle, whether this MPI has the routine.
    bool (*renew)(bnd_procedure *procedure, void *handle, int *number);
};

namespace bnd {

// MPICH's routines that make a handle whose function gets a state, weak: other MPIs have none, nor have their headers. The state is the
// procedure itself; nothing is freed with the handle.
using Destructor = void(void *state);
inline void keep_state(void *) {}
#if defined(_WIN32)  // finds no weak ones
#define BND_WITH_STATE(result, name, routine, dummies) result(*const name) dummies = nullptr;
#else
#define BND_WITH_STATE(result, name, routine, dummies) \
    extern "C" [[gnu::weak]] result name dummies __asm__(BND_TEXT(routine));
#endif

// A new handle in the place of an old one, from a call of such a routine.
template <typename Handle>
bool replaced(int result, Handle replacement, Handle *old, int (*release)(Handle *))
{
    if (result != MPI_SUCCESS)
        return false;
    release(old);
    *old = replacement;
    return true;
}

}  // namespace bnd

#endif
