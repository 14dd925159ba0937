// Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Psend_init] through templates/mpicxx/method.cpp.j2.
// Prepare a send whose buffer is released in separate partitions.
#include "bnd_method.h"

#if BND_HAS_MPI_Psend_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Psend_init(const void *buf, int partitions, Count count, const Datatype &datatype, int dest, int tag, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Psend_init)(buf, partitions, count, datatype, dest, tag, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
