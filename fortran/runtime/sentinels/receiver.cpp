// Where calls end.
#include "sentinels/receiver.h"

#include "bnd_fortran.h"
#include "sentinels/loaded_objects.h"
#include "sentinels/status_ignore.h"

#include <string.h>

extern "C" void bnd_calls_end_here() {}

namespace {

#define BND_SENTINEL_NAME(sentinel, symbol, offset, constant) BND_TEXT(BND_SYMBOL_##symbol),
#define BND_FOREIGN_NAME(symbol, name) BND_TEXT(symbol),
const char *const variables[] = {BND_SENTINELS(BND_SENTINEL_NAME) BND_FOREIGN(BND_FOREIGN_NAME)
                                     BND_FOREIGN_IN_C(BND_FOREIGN_NAME)};

// Some MPIs' variables begin as their procedures do.
bool is_variable(const char *symbol)
{
    for (const char *variable : variables)
        if (!strcmp(variable, symbol))
            return true;
    return false;
}

}  // namespace

const char *bnd::our_object() { return object_of(reinterpret_cast<const void *>(&bnd_calls_end_here)); }

const char *bnd::receiver(const char *procedure, const char *version)
{
    if (is_variable(procedure))
        return nullptr;
    const void *const address = address_of(procedure);
    const char *const first = address ? object_of(address) : nullptr;
#if defined(__GLIBC__)  // others do not look at versions
    if (first && version)
        return definer(procedure, version, first);
#endif
    return first;
}

// A tool that has such a procedure, and is linked with our library, takes the same INTEGERs as we do.
bool bnd::is_of_our_kind(const char *procedure, const char *version)
{
    const char *const found = receiver(procedure, version), *const here = our_object();
    return found && here && (!strcmp(found, here) || has_version(found, BND_SYMBOL_VERSION));
}
