// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_lock_all] through templates/mpicxx/method.cpp.j2.
// Open a shared passive-target access epoch to all processes of a window.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_lock_all
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Lock_all(int assert) const
{
    const int code = BND_C(MPI_Win_lock_all)(assert, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
