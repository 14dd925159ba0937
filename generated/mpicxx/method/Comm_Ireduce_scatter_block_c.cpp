// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce_scatter_block] through templates/mpicxx/method.cpp.j2.
// Start a reduction scattered in equal pieces and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Ireduce_scatter_block_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, Count recvcount, const Datatype &datatype, const Op &op) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ireduce_scatter_block_c)(sendbuf, recvbuf, recvcount, datatype, op, *this, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
