// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather] through templates/mpicxx/method.cpp.j2.
// Collect equal blocks from all processes at the root.
#include "bnd_method.h"

#if BND_HAS_MPI_Gather_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Gather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Gather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
