// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Free_mem] through templates/mpicxx/method.cpp.j2.
// Give back memory that was obtained from the MPI memory allocator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Free_mem(void *base)
{
    const int code = BND_C(MPI_Free_mem)(base);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
