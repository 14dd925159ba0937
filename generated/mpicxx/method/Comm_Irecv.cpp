// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Irecv] through templates/mpicxx/method.cpp.j2.
// Start a receive from a given source and tag and return a request.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Irecv(void *buf, int count, const Datatype &datatype, int source, int tag) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Irecv)(buf, count, datatype, source, tag, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
