// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallv] through templates/mpicxx/method.cpp.j2.
// Exchange blocks of varying size and place between every pair of processes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Alltoallv)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), recvtype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
