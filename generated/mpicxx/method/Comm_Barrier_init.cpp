// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a barrier over a communicator.
#include "bnd_method.h"

#if BND_HAS_MPI_Barrier_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Barrier_init(const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Barrier_init)(*this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
