// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoall_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for an equal-block exchange between all pairs.
#include "bnd_method.h"

#if BND_HAS_MPI_Alltoall_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Alltoall_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Alltoall_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
