// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush] through templates/mpicxx/method.cpp.j2.
// Complete all pending operations to one target, both locally and at that target.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_flush
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Flush(int rank) const
{
    const int code = BND_C(MPI_Win_flush)(rank, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
