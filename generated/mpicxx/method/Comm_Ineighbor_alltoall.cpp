// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoall] through templates/mpicxx/method.cpp.j2.
// Start an exchange of separate equal blocks with each neighbour.
#include "bnd_method.h"

#if BND_HAS_MPI_Ineighbor_alltoall
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ineighbor_alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ineighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
