// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isend] through templates/mpicxx/method.cpp.j2.
// Start a standard-mode send and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Isend_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Isend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Isend_c)(buf, count, datatype, dest, tag, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
