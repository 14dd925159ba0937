// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibarrier] through templates/mpicxx/method.cpp.j2.
// Announce arrival at a barrier and return a request that completes when all arrive.
#include "bnd_method.h"

#if BND_HAS_MPI_Ibarrier
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Ibarrier() const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Ibarrier)(*this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
