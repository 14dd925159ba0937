// The predefined handles, by the integers that the probe found them to have in Fortran.
#include "bnd_fortran.h"

#if !BND_C_TARGET_IS_ABI

extern "C" {

#define BND_DEFINE_KNOWN(word, type, upper, null) type bnd_predefined_##word[BND_MAX_PREDEFINED];
BND_HANDLE_CLASSES(BND_DEFINE_KNOWN)

}  // extern "C"

namespace {

template <typename Handle>
void know(Handle *known, long integer, Handle handle)
{
    if (integer >= 0 && integer < BND_MAX_PREDEFINED)
        known[integer] = handle;
}

// At load, since some MPIs have variables where others have constants; before any other constructor might call a wrapper.
__attribute__((constructor(101))) void know_all()
{
#define BND_PREDEFINED_HANDLE(name, word) know(bnd_predefined_##word, BND_FINT_##name, name);
#include "../../../generated/fortran/bnd_predefined_handles.inc"
}

}  // namespace

#endif
