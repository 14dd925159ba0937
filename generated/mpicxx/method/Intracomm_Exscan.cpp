// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan] through templates/mpicxx/method.cpp.j2.
// Compute a prefix reduction that leaves out the contribution of the caller.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Intracomm::Exscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Exscan)(sendbuf, recvbuf, count, datatype, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
