// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Igatherv] through templates/mpicxx/method.cpp.j2.
// Start gathering varying-size blocks at the root and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Igatherv
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Igatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype, int root) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Igatherv)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, root, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
