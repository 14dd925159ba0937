// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_complete] through templates/mpicxx/method.cpp.j2.
// End the access epoch opened by a start call on a window.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Complete() const
{
    const int code = BND_C(MPI_Win_complete)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
