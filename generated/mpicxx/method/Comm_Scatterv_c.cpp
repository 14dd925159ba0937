// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv] through templates/mpicxx/method.cpp.j2.
// Hand out blocks of varying size from the root to all processes.
#include "bnd_method.h"

#if BND_HAS_MPI_Scatterv_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Scatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[], const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatterv_c)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(displs), sendtype, recvbuf, recvcount, recvtype, root, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
