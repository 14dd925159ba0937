// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoall] through templates/mpicxx/method.cpp.j2.
// Start an equal-block exchange between all pairs and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Ialltoall
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ialltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ialltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
