// Trampolines by the hundred: each is an instance of a template, with the number of its slot.
#ifndef BND_TRAMPOLINES_INSTANCES_H
#define BND_TRAMPOLINES_INSTANCES_H

#include "bnd_fortran.h"
#include "callbacks/trampoline_pool.h"

#include <utility>

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

// `Class` has: Function, the type of its trampolines; template <int slot> trampoline; callback_class, its place in the pool; limit.
template <typename Class, int... i>
bnd_procedure *trampoline_at(int index, std::integer_sequence<int, i...>)
{
    static constexpr typename Class::Function *trampolines[] = {&Class::template trampoline<Class::first + i>...};
    return reinterpret_cast<bnd_procedure *>(trampolines[index]);
}

template <typename Class>
bnd_procedure *trampoline_of(int slot)
{
    return trampoline_at<Class>(slot - Class::first,
                                std::make_integer_sequence<int, TrampolinePool::slots_per_class(Class::limit)>());
}

// The first slot of a class.
constexpr int first_slot(int callback_class, int limit)
{
    return callback_class * TrampolinePool::slots_per_class(limit) + 1;
}

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
