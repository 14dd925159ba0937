// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce] through templates/mpicxx/method.cpp.j2.
// Combine values from all processes and leave the result at the root.
#include "bnd_method.h"

#if BND_HAS_MPI_Reduce_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Reduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op, int root) const
{
    const int code = BND_C(MPI_Reduce_c)(sendbuf, recvbuf, count, datatype, op, root, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
