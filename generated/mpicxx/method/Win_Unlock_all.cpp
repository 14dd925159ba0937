// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_unlock_all] through templates/mpicxx/method.cpp.j2.
// Close a shared passive-target access epoch that covers all processes of a window.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_unlock_all
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Unlock_all() const
{
    const int code = BND_C(MPI_Win_unlock_all)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
