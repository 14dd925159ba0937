// The events in a process that concern its tools.
#ifndef BND_STACK_STACK_H
#define BND_STACK_STACK_H

#include <stdint.h>

namespace bnd::stack {

// An object is about to run its first constructor; it and all others that were loaded with it have been relocated.
void on_initialization(uintptr_t address_in_object);
// New objects belong to the caller's tool.
void on_dlopen(uintptr_t caller);

struct lookup {
    bool is_known;  // otherwise the C library finds it
    uintptr_t value;
};
lookup find_symbol(void *handle, const char *name, const char *version, uintptr_t caller);

}  // namespace bnd::stack
#endif
