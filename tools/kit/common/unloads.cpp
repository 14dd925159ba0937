#include "unloads.hpp"

#include <dlfcn.h>

namespace call_site {

constinit std::atomic<unsigned> unloads = 0;

namespace {

// glibc's dlclose.
int unload(void *library)
{
    using function = int(void *);
    static const auto next = reinterpret_cast<function *>(dlsym(RTLD_NEXT, "dlclose"));
    return next ? next(library) : -1;
}

}  // namespace

}  // namespace call_site

// Takes the place of the program's: another library may be loaded at the addresses that are free then.
extern "C" [[gnu::visibility("default")]] int dlclose(void *library)
{
    const int result = call_site::unload(library);
    call_site::unloads.fetch_add(1, std::memory_order_release);
    return result;
}
