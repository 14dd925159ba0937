// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gatherv_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for gathering varying-size blocks at the root.
#include "bnd_method.h"

#if BND_HAS_MPI_Gatherv_init_c
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Gatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Gatherv_init_c)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, root, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
