// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallw] through templates/mpicxx/method.cpp.j2.
// Exchange blocks with each neighbour using a separate size, place and type for each.
#include "bnd_method.h"

#if BND_HAS_MPI_Neighbor_alltoallw_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Neighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype recvtypes[]) const
{
    const int code = BND_C(MPI_Neighbor_alltoallw_c)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
