// Work under the dynamic linker's lock: meanwhile no other thread loads, relocates or unloads an object.
#ifndef BND_STACK_LINKER_LOCK_H
#define BND_STACK_LINKER_LOCK_H

namespace bnd::stack {

// Calls `call(work)` under the dynamic linker's lock and then the process's mutex.
void call_with_linker_lock(void (*call)(const void *work), const void *work);

template <class Work>
void with_linker_lock(const Work &work)
{
    call_with_linker_lock([](const void *own) { (*static_cast<const Work *>(own))(); }, &work);
}

}  // namespace bnd::stack
#endif
