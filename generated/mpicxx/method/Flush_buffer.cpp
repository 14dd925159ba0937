// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_flush] through templates/mpicxx/method.cpp.j2.
// Block until the messages now in the process-wide send buffer have been sent.
#include "bnd_method.h"

#if BND_HAS_MPI_Buffer_flush
namespace BND_NAMESPACE {
inline namespace bindery {

void Flush_buffer()
{
    const int code = BND_C(MPI_Buffer_flush)();
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
