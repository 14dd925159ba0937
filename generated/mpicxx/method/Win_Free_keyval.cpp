// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_free_keyval] through templates/mpicxx/method.cpp.j2.
// Free an attribute key that was made for windows.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Free_keyval(int &win_keyval)
{
    const int code = BND_C(MPI_Win_free_keyval)(&win_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
