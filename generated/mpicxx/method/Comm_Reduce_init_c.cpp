// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a reduction to the root.
#include "bnd_method.h"

#if BND_HAS_MPI_Reduce_init_c
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Reduce_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op, int root, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Reduce_init_c)(sendbuf, recvbuf, count, datatype, op, root, *this, info, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
