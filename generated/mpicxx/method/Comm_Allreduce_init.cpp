// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allreduce_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a reduction whose result reaches every process.
#include "bnd_method.h"

#if BND_HAS_MPI_Allreduce_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Allreduce_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Allreduce_init)(sendbuf, recvbuf, count, datatype, op, *this, info, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
