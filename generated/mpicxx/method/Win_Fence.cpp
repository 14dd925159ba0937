// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_fence] through templates/mpicxx/method.cpp.j2.
// Synchronise remote accesses collectively, separating epochs on a window.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Fence(int assert) const
{
    const int code = BND_C(MPI_Win_fence)(assert, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
