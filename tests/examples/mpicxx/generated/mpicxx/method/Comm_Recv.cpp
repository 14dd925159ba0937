// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Recv] through templates/mpicxx/method.cpp.j2.
// Receive a message and return once it is in the buffer.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Recv(void *buf, int count, const Datatype &datatype, int source, int tag, Status &status) const
{
    const int code = BND_C(MPI_Recv)(buf, count, datatype, source, tag, *this, bnd_cxx::address(status));
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
