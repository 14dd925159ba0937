// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Alloc_mem] through templates/mpicxx/method.cpp.j2.
// Allocate memory that may be specially suited to communication or remote access.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void *Alloc_mem(Aint size, const Info &info)
{
    void *baseptr = nullptr;
    const int code = BND_C(MPI_Alloc_mem)(size, info, &baseptr);
    BND_CXX_CHECK(code);
    return baseptr;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
