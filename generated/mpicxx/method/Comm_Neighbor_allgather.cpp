// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgather] through templates/mpicxx/method.cpp.j2.
// Send the same block to all neighbours and collect one equal block from each.
#include "bnd_method.h"

#if BND_HAS_MPI_Neighbor_allgather
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Neighbor_allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_allgather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
