// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan] through templates/mpicxx/method.cpp.j2.
// Compute a prefix reduction that leaves out the contribution of the caller.
#include "bnd_method.h"

#if BND_HAS_MPI_Exscan_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Intracomm::Exscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Exscan_c)(sendbuf, recvbuf, count, datatype, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
