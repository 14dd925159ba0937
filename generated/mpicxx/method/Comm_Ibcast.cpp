// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibcast] through templates/mpicxx/method.cpp.j2.
// Start a broadcast from the root and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Ibcast
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ibcast(void *buffer, int count, const Datatype &datatype, int root) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ibcast)(buffer, count, datatype, root, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
