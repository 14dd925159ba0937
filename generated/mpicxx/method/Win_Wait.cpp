// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_wait] through templates/mpicxx/method.cpp.j2.
// Block until all origins have finished, then end the posted exposure epoch.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Wait() const
{
    const int code = BND_C(MPI_Win_wait)(*this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
