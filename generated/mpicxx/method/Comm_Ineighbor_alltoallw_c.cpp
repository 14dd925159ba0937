// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoallw] through templates/mpicxx/method.cpp.j2.
// Start a neighbour exchange with its own size, place and type for each block.
#include "bnd_method.h"

#if BND_HAS_MPI_Ineighbor_alltoallw_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ineighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype recvtypes[]) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ineighbor_alltoallw_c)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
