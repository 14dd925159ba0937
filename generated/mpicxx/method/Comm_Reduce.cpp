// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce] through templates/mpicxx/method.cpp.j2.
// Combine values from all processes and leave the result at the root.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Reduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op, int root) const
{
    const int code = BND_C(MPI_Reduce)(sendbuf, recvbuf, count, datatype, op, root, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
