// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_set_attr] through templates/mpicxx/method.cpp.j2.
// Store an attribute value under a key on a window.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Set_attr(int win_keyval, const void *attribute_val)
{
    const int code = BND_C(MPI_Win_set_attr)(*this, win_keyval, const_cast<void *>(attribute_val));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
