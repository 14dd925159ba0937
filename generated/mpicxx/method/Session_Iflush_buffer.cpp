// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_iflush_buffer] through templates/mpicxx/method.cpp.j2.
// Start flushing the send buffer of a session and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_iflush_buffer
namespace BND_NAMESPACE {
inline namespace bindery {

Request Session::Iflush_buffer() const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Session_iflush_buffer)(*this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
