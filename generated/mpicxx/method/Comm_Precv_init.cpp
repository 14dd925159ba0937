// Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Precv_init] through templates/mpicxx/method.cpp.j2.
// Prepare a receive whose buffer is filled in separate partitions.
#include "bnd_method.h"

#if BND_HAS_MPI_Precv_init
namespace BND_NAMESPACE {
inline namespace bindery {

Prequest Comm::Precv_init(void *buf, int partitions, Count count, const Datatype &datatype, int source, int tag, const Info &info) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Precv_init)(buf, partitions, count, datatype, source, tag, *this, info, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
