// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatter] through templates/mpicxx/method.cpp.j2.
// Hand out equal blocks of a buffer at the root to all processes.
#include "bnd_method.h"

#if BND_HAS_MPI_Scatter_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Scatter_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatter_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
