// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/mpicxx/method.cpp.j2.
// Send a message and receive another one into the same buffer.
#include "bnd_method.h"

#if BND_HAS_MPI_Sendrecv_replace_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source, int recvtag, Status &status) const
{
    const int code = BND_C(MPI_Sendrecv_replace_c)(buf, count, datatype, dest, sendtag, source, recvtag, *this, bnd_cxx::address(status));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
