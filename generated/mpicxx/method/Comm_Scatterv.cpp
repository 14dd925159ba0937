// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv] through templates/mpicxx/method.cpp.j2.
// Hand out blocks of varying size from the root to all processes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatterv)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(displs), sendtype, recvbuf, recvcount, recvtype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
