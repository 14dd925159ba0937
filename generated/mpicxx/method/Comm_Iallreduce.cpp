// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iallreduce] through templates/mpicxx/method.cpp.j2.
// Start a reduction that gives every process the result and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Iallreduce
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Iallreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Iallreduce)(sendbuf, recvbuf, count, datatype, op, *this, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
