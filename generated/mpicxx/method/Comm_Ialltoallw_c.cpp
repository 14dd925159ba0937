// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallw] through templates/mpicxx/method.cpp.j2.
// Start an all-pairs exchange with a type for each block and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Ialltoallw_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ialltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype recvtypes[]) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ialltoallw_c)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
