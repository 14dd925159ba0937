// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iexscan] through templates/mpicxx/method.cpp.j2.
// Start a prefix reduction that excludes the caller and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Iexscan_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Intracomm::Iexscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Iexscan_c)(sendbuf, recvbuf, count, datatype, op, *this, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
