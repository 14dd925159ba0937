// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Igatherv] through templates/mpicxx/method.cpp.j2.
// Start gathering varying-size blocks at the root and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Igatherv_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Igatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Igatherv_c)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, root, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
