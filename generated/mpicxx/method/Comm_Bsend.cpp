// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Bsend] through templates/mpicxx/method.cpp.j2.
// Send a message through an attached buffer, never waiting for the receiver.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Bsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Bsend)(buf, count, datatype, dest, tag, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
