// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_post] through templates/mpicxx/method.cpp.j2.
// Open an exposure epoch on the local window for a group of origin processes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Post(const Group &group, int assert) const
{
    const int code = BND_C(MPI_Win_post)(group, assert, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
