// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_create_errhandler] through templates/mpicxx/method.cpp.j2.
// Turn a user function into an error handler usable with sessions.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_create_errhandler
namespace BND_NAMESPACE {
inline namespace bindery {

Errhandler Session::Create_errhandler(Session::Errhandler_function *session_errhandler_fn)
{
    MPI_Errhandler errhandler = MPI_ERRHANDLER_NULL;
    const int code = bnd_cxx::session_create_errhandler(BND_C(MPI_Session_create_errhandler), session_errhandler_fn, &errhandler);
    BND_CXX_CHECK(code);
    return bnd_cxx::errhandler_from_c(errhandler, bnd_cxx::of_session);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
