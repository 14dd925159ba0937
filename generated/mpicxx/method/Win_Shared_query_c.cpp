// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_shared_query] through templates/mpicxx/method.cpp.j2.
// Find the local address, size and unit of the shared memory of another process.
#include "bnd_method.h"

#if BND_HAS_MPI_Win_shared_query_c
namespace BND_NAMESPACE {
inline namespace bindery {

void *Win::Shared_query_c(int rank, Aint &size, Aint &disp_unit) const
{
    void *baseptr = nullptr;
    const int code = BND_C(MPI_Win_shared_query_c)(*this, rank, &size, &disp_unit, &baseptr);
    BND_CXX_CHECK(code);
    return baseptr;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
