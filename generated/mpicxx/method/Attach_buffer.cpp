// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/mpicxx/method.cpp.j2.
// Provide process-wide buffer space for outgoing buffered-mode messages.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Attach_buffer(void *buffer, int size)
{
    const int code = BND_C(MPI_Buffer_attach)(buffer, size);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
