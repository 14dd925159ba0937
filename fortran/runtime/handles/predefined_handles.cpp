// The predefined handles, by the integers that the probe found them to have in Fortran.
#include "bnd_fortran.h"

#if !BND_C_TARGET_IS_ABI

extern "C" {

#define BND_DEFINE_KNOWN(word, type, upper, null) type bnd_known_##word[BND_MOST_KNOWN];
BND_HANDLE_SORTS(BND_DEFINE_KNOWN)

}  // extern "C"

namespace {

template <typename Handle>
void know(Handle *known, long integer, Handle handle)
{
    if (integer >= 0 && integer < BND_MOST_KNOWN)
        known[integer] = handle;
}

// At load, since some MPIs have variables where others have constants; before any other constructor might call a wrapper.
__attribute__((constructor(101))) void know_all()
{
#define BND_KNOWN(name, word) know(bnd_known_##word, BND_FINT_##name, name);
#include "../../../generated/fortran/bnd_known_handles.inc"
}

}  // namespace

#endif
