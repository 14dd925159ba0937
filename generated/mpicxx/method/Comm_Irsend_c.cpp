// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Irsend] through templates/mpicxx/method.cpp.j2.
// Start a ready-mode send, whose receive must already be posted.
#include "bnd_method.h"

#if BND_HAS_MPI_Irsend_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Comm::Irsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Irsend_c)(buf, count, datatype, dest, tag, *this, &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
