// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Recv_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a receive.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Recv_init(void *buf, int count, const Datatype &datatype, int source, int tag) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Recv_init)(buf, count, datatype, source, tag, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
