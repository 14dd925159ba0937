// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallv] through templates/mpicxx/method.cpp.j2.
// Start a varying-size exchange between all pairs and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Ialltoallv
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ialltoallv)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), recvtype, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
