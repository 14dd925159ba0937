// Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_allgatherv] through templates/mpicxx/method.cpp.j2.
// Start sending one block to all neighbours and collecting varying-size ones.
#include "bnd_method.h"

#if BND_HAS_MPI_Ineighbor_allgatherv_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ineighbor_allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ineighbor_allgatherv_c)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
