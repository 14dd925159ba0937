// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather] through templates/mpicxx/method.cpp.j2.
// Collect equal blocks from all processes at the root.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Gather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Gather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
