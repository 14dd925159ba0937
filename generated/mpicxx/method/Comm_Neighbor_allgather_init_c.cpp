// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgather_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for an equal-block gather among neighbours.
#include "bnd_method.h"

#if BND_HAS_MPI_Neighbor_allgather_init_c
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Neighbor_allgather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Neighbor_allgather_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
