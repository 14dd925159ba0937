// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_unlock] through templates/mpicxx/method.cpp.j2.
// Close the passive-target access epoch to one process, completing its operations.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Unlock(int rank) const
{
    const int code = BND_C(MPI_Win_unlock)(rank, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
