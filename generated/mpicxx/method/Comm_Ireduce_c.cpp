// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce] through templates/mpicxx/method.cpp.j2.
// Start a reduction to the root and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Ireduce_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ireduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op, int root) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ireduce_c)(sendbuf, recvbuf, count, datatype, op, root, *this, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
