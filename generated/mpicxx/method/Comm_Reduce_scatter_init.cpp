// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a reduction scattered in varying-size pieces.
#include "bnd_method.h"

#if BND_HAS_MPI_Reduce_scatter_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Reduce_scatter_init)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype, op, *this, info, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
