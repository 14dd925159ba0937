// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Issend] through templates/mpicxx/method.cpp.j2.
// Start a synchronous-mode send, complete only when its receive has started.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Issend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Issend)(buf, count, datatype, dest, tag, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
