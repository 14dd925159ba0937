// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Bsend] through templates/mpicxx/method.cpp.j2.
// Send a message through an attached buffer, never waiting for the receiver.
#include "bnd_method.h"

#if BND_HAS_MPI_Bsend_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Bsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Bsend_c)(buf, count, datatype, dest, tag, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
