// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_free] through templates/mpicxx/method.cpp.j2.
// Mark a request for release without waiting for its operation.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Request::Free()
{
    const int code = BND_C(MPI_Request_free)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
