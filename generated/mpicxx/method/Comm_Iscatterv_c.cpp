// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iscatterv] through templates/mpicxx/method.cpp.j2.
// Start handing out varying-size blocks from the root and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Iscatterv_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Iscatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[], const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Iscatterv_c)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(displs), sendtype, recvbuf, recvcount, recvtype, root, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
