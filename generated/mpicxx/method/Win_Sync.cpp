// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_sync] through templates/mpicxx/method.cpp.j2.
// Bring the private and public copies of the local window memory into agreement.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_sync
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Sync() const
{
    const int code = BND_C(MPI_Win_sync)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
