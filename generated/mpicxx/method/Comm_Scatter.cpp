// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatter] through templates/mpicxx/method.cpp.j2.
// Hand out equal blocks of a buffer at the root to all processes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Scatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatter)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
