// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_allgather] through templates/mpicxx/method.cpp.j2.
// Start sending one block to all neighbours and collecting one from each.
#include "bnd_method.h"

#if BND_HAS_MPI_Ineighbor_allgather_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ineighbor_allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ineighbor_allgather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
