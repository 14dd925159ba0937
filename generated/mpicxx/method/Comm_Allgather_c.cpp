// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgather] through templates/mpicxx/method.cpp.j2.
// Collect equal blocks from all processes and deliver the whole to each of them.
#include "bnd_method.h"

#if BND_HAS_MPI_Allgather_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Allgather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
