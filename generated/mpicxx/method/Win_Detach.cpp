// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_detach] through templates/mpicxx/method.cpp.j2.
// Stop exposing a piece of local memory through a dynamic window.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_detach
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Detach(const void *base) const
{
    const int code = BND_C(MPI_Win_detach)(*this, const_cast<void *>(base));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
