// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a varying-size gather to all processes.
#include "bnd_method.h"

#if BND_HAS_MPI_Allgatherv_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Allgatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Allgatherv_init)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
