// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/mpicxx/method.cpp.j2.
// Provide buffer space for buffered-mode messages sent within one session.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_attach_buffer
namespace BND_NAMESPACE {
inline namespace bindery {

void Session::Attach_buffer(void *buffer, int size)
{
    const int code = BND_C(MPI_Session_attach_buffer)(*this, buffer, size);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
