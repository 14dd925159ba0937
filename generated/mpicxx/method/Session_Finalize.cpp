// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_finalize] through templates/mpicxx/method.cpp.j2.
// Release a session and everything it still holds, leaving a null session handle.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_finalize
namespace BND_NAMESPACE {
inline namespace bindery {

void Session::Finalize()
{
    const int code = BND_C(MPI_Session_finalize)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
