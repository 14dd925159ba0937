// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gatherv] through templates/mpicxx/method.cpp.j2.
// Collect blocks of varying size from all processes at the root.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Gatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Gatherv)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
