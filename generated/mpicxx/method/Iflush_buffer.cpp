// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_iflush] through templates/mpicxx/method.cpp.j2.
// Start flushing the process-wide send buffer and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Buffer_iflush
namespace BND_NAMESPACE {
inline namespace bindery {

Request Iflush_buffer()
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Buffer_iflush)(&request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
