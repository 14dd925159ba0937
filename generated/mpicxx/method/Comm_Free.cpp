// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_free] through templates/mpicxx/method.cpp.j2.
// Mark a communicator for deallocation and set its handle to null.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Free()
{
    const int code = BND_C(MPI_Comm_free)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
