// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_local] through templates/mpicxx/method.cpp.j2.
// Complete pending operations to one target as far as local buffers are concerned.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_flush_local
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Flush_local(int rank) const
{
    const int code = BND_C(MPI_Win_flush_local)(rank, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
