// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_get_attr] through templates/mpicxx/method.cpp.j2.
// Look up the attribute stored under a key on a window.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Win::Get_attr(int win_keyval, void *attribute_val) const
{
    int flag = 0;
    const int code = BND_C(MPI_Win_get_attr)(*this, win_keyval, attribute_val, &flag);
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
