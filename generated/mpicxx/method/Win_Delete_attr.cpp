// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_delete_attr] through templates/mpicxx/method.cpp.j2.
// Delete the attribute stored under a key on a window.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Delete_attr(int win_keyval)
{
    const int code = BND_C(MPI_Win_delete_attr)(*this, win_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
