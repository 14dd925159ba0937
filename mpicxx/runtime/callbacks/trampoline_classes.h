// Trampolines of one class of callback: C functions made beforehand, each with the number of its slot in a pool.
#ifndef BND_CXX_TRAMPOLINE_CLASSES_H
#define BND_CXX_TRAMPOLINE_CLASSES_H

#include "callbacks/limits.h"
#include "callbacks/trampoline_pool.h"
#include "pending_exception.h"

#include <stdio.h>

namespace bnd_cxx {

using bnd::first_slot;
using bnd::Slot;
using bnd::TrampolinePool;

// The integer of a handle, by which the pool learns that an earlier handle is gone: itself, or what Fortran or the standard ABI has for it.
#define BND_CXX_INTEGER_OF(word)                                    \
    template <typename Handle>                                      \
    int integer_of_##word(Handle handle)                            \
    {                                                               \
        if constexpr (!std::is_pointer_v<Handle>)                   \
            return handle;                                          \
        else if constexpr (requires { PMPI_##word##_c2f(handle); }) \
            return PMPI_##word##_c2f(handle);                       \
        else                                                        \
            return PMPI_##word##_toint(handle);                     \
    }
BND_CXX_INTEGER_OF(Op)
BND_CXX_INTEGER_OF(Errhandler)

// Reports which limit is reached: the MPI's own message is about memory.
inline int refuse(int limit, const char *what)
{
    fprintf(stderr, "Bindery: %d %s with functions of C++ are alive; no more can be created\n", limit, what);
    return refuse_memory();
}

// Creates a handle whose function is a trampoline to `procedure`. `create` takes the trampoline and the address of the handle; one
// beyond the limit is freed again.
template <typename Class, typename Handle, typename Create>
int create_with_trampoline(TrampolinePool &pool, bnd::Procedure *procedure, Handle *handle, Create create)
{
    const int slot = pool.acquire(Class::callback_class, procedure);
    if (slot == TrampolinePool::none)
        return refuse(Class::limit, Class::description);
    Handle created;
    const int code = create(reinterpret_cast<typename Class::Function *>(bnd::trampoline_of<Class>(slot)), &created);
    if (code != MPI_SUCCESS) {
        pool.release(slot);
        return code;
    }
    if (!pool.bind(slot, Class::integer_of(created))) {
        Class::free(&created);
        pool.release(slot);
        return refuse(Class::limit, Class::description);
    }
    *handle = created;
    return code;
}

}  // namespace bnd_cxx

#endif
