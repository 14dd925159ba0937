// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_all] through templates/mpicxx/method.cpp.j2.
// Complete all pending operations to every target, locally and remotely.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_flush_all
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Flush_all() const
{
    const int code = BND_C(MPI_Win_flush_all)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
