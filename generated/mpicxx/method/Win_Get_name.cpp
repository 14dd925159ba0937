// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_name] through templates/mpicxx/method.cpp.j2.
// Return the printable name last given to a window.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Get_name(char *win_name, int &resultlen) const
{
    const int code = BND_C(MPI_Win_get_name)(*this, win_name, &resultlen);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
