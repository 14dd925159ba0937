// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for an all-pairs exchange with a type per block.
#include "bnd_method.h"

#if BND_HAS_MPI_Alltoallw_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype recvtypes[], const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Alltoallw_init)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
