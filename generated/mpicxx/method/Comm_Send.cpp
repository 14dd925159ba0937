// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Send] through templates/mpicxx/method.cpp.j2.
// Send a message and return once the buffer may be reused.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Send(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Send)(buf, count, datatype, dest, tag, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
