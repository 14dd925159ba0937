// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv] through templates/mpicxx/method.cpp.j2.
// Collect blocks of varying size from all processes and deliver all to each.
#include "bnd_method.h"

#if BND_HAS_MPI_Allgatherv_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Allgatherv_c)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
