// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_start] through templates/mpicxx/method.cpp.j2.
// Open an access epoch towards a group of target processes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Start(const Group &group, int assert) const
{
    const int code = BND_C(MPI_Win_start)(group, assert, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
