// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv] through templates/mpicxx/method.cpp.j2.
// Start a combined send and receive with separate buffers and return one request.
#include "bnd_method.h"

#if BND_HAS_MPI_Isendrecv_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Isendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag, void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Isendrecv_c)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
