// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup] through templates/mpicxx/method.cpp.j2.
// Start duplicating a communicator and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_Comm_idup
namespace BND_NAMESPACE {
inline namespace bindery {

Request Intracomm::Idup(Intracomm &newcomm) const
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_Comm_idup)(*this, bnd_cxx::address(newcomm), &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
