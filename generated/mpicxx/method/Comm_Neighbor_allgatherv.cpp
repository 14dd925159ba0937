// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgatherv] through templates/mpicxx/method.cpp.j2.
// Send the same block to all neighbours and collect blocks of varying size.
#include "bnd_method.h"

#if BND_HAS_MPI_Neighbor_allgatherv
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Neighbor_allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_allgatherv)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
