// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_lock] through templates/mpicxx/method.cpp.j2.
// Open a passive-target access epoch to one process, shared or exclusive.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Lock(int lock_type, int rank, int assert) const
{
    const int code = BND_C(MPI_Win_lock)(lock_type, rank, assert, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
