// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/mpicxx/method.cpp.j2.
// Expose a piece of local memory through a dynamic window.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_attach
namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Attach(void *base, Aint size) const
{
    const int code = BND_C(MPI_Win_attach)(*this, base, size);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
