// The facts that this library knows of its process.
#ifndef BND_STACK_PROCESS_H
#define BND_STACK_PROCESS_H

#include <pthread.h>

#include "objects.h"
#include "routines.h"

namespace bnd::stack {

inline constexpr int most_tools = 64;

// Usable before the constructors of this library run.
struct process {
    pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;  // malloc may be a library's, and call dlsym
    object_table objects;
    routine_table routines;
    const char *paths[most_tools] = {};
    int tools = -1;                    // not read yet
    int lowest_tool = most_tools + 1;  // it and those above its number are loaded, or being loaded
    bool is_verbose = false;
    bool is_stacked = false;
};
extern constinit process self;

class locked {
public:
    locked() { pthread_mutex_lock(&self.mutex); }
    ~locked() { pthread_mutex_unlock(&self.mutex); }
    locked(const locked &) = delete;
    locked &operator=(const locked &) = delete;
};

// Without the mutex:
bool has_tools();
// Loads the tools, unless they are loaded or the process has no MPI.
void load_tools_once();
void *load(const char *path, int mode);  // dlopen of the C library

// A function of the C library whose name this library defines.
uintptr_t next_definition(const char *name);
template <class Function>
Function next_function(const char *name)
{
    return reinterpret_cast<Function>(next_definition(name));
}

}  // namespace bnd::stack
#endif
