// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallv_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a varying-size exchange among neighbours.
#include "bnd_method.h"

#if BND_HAS_MPI_Neighbor_alltoallv_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Neighbor_alltoallv_init)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), recvtype, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
