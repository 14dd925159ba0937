// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Rsend] through templates/mpicxx/method.cpp.j2.
// Send a message in ready mode, whose receive must already be posted.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Rsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Rsend)(buf, count, datatype, dest, tag, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
