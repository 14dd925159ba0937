// glibc has no function for it, but holds its lock while dlsym asks the resolver of an IFUNC.
#include "linker_lock.h"

#include <dlfcn.h>

#include "message.h"
#include "process.h"

namespace bnd::stack {

namespace {

struct locked_work {
    void (*call)(const void *work);
    const void *work;
};
[[gnu::tls_model("initial-exec")]] constinit thread_local locked_work pending = {};

}  // namespace

// The IFUNC itself is looked up, never called.
extern "C" void (*bnd_stack_resolve_locked())()
{
    if (const locked_work given = pending; given.call) {
        pending = {};
        const locked guard;
        given.call(given.work);
    }
    return load_tools_once;
}

extern "C" [[gnu::visibility("default"), gnu::ifunc("bnd_stack_resolve_locked")]] void bnd_stack_locked();

void call_with_linker_lock(void (*call)(const void *work), const void *work)
{
    static auto *const find = next_function<void *(*)(void *, const char *)>("dlsym");
    pending = {call, work};
    if (!find(RTLD_DEFAULT, "bnd_stack_locked"))
        fail("%s", dlerror());
}

}  // namespace bnd::stack
