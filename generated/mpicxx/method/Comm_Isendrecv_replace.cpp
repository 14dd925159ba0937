// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv_replace] through templates/mpicxx/method.cpp.j2.
// Start a combined send and receive that share one buffer and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Isendrecv_replace
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Isendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source, int recvtag) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Isendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
