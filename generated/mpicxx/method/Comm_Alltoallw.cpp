// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/mpicxx/method.cpp.j2.
// Exchange blocks between all pairs with a separate size, place and type for each.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype recvtypes[]) const
{
    const int code = BND_C(MPI_Alltoallw)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
