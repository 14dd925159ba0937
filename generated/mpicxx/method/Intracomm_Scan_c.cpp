// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scan] through templates/mpicxx/method.cpp.j2.
// Compute a prefix reduction that includes the contribution of the caller.
#include "bnd_method.h"

#if BND_HAS_MPI_Scan_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Intracomm::Scan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Scan_c)(sendbuf, recvbuf, count, datatype, op, *this);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
