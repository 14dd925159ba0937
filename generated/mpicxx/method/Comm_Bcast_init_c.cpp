// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast_init] through templates/mpicxx/method.cpp.j2.
// Prepare a persistent request for a broadcast from the root.
#include "bnd_method.h"

#if BND_HAS_MPI_Bcast_init_c
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Bcast_init_c(void *buffer, Count count, const Datatype &datatype, int root, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Bcast_init_c)(buffer, count, datatype, root, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
