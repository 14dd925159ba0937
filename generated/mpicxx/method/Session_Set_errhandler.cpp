// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_set_errhandler] through templates/mpicxx/method.cpp.j2.
// Attach a new error handler to an open session.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_set_errhandler
namespace BND_NAMESPACE {
inline namespace bindery {

void Session::Set_errhandler(const Errhandler &errhandler)
{
    const int code = BND_C(MPI_Session_set_errhandler)(*this, bnd_cxx::errhandler_to_c(errhandler, bnd_cxx::of_session));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
