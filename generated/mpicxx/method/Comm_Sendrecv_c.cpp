// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/mpicxx/method.cpp.j2.
// Send one message and receive another, using two separate buffers.
#include "bnd_method.h"

#if BND_HAS_MPI_Sendrecv_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag, void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const
{
    const int code = BND_C(MPI_Sendrecv_c)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, *this, bnd_cxx::address(status));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
