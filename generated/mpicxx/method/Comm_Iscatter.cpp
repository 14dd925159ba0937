// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iscatter] through templates/mpicxx/method.cpp.j2.
// Start handing out equal blocks from the root and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Iscatter
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Iscatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Iscatter)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
