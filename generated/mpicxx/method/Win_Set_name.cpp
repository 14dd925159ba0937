// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_name] through templates/mpicxx/method.cpp.j2.
// Give a window a printable name for use in debugging.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Set_name(const char *win_name)
{
    const int code = BND_C(MPI_Win_set_name)(*this, win_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
