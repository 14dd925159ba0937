// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allreduce] through templates/mpicxx/method.cpp.j2.
// Reduce values over all processes and give every process the result.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Allreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Allreduce)(sendbuf, recvbuf, count, datatype, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
