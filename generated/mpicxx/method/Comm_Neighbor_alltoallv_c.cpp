// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallv] through templates/mpicxx/method.cpp.j2.
// Exchange a separate block of varying size with each neighbour.
#include "bnd_method.h"

#if BND_HAS_MPI_Neighbor_alltoallv_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Neighbor_alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_alltoallv_c)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), recvtype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
