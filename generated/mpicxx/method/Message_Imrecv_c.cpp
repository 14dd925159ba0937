// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/mpicxx/method.cpp.j2.
// Start receiving a message already extracted by a matching probe.
#include "bnd_method.h"

#if BND_HAS_MPI_Imrecv_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request Message::Imrecv_c(void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Imrecv_c)(buf, count, datatype, bnd_cxx::address(*this), &request);
    BND_CXX_CHECK(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
