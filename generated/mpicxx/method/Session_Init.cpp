// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_init] through templates/mpicxx/method.cpp.j2.
// Open a new session with given hints and a given error handler.
#include "bnd_method.h"

#if BND_HAS_MPI_Session_init
namespace BND_NAMESPACE {
inline namespace bindery {

Session Session::Init(const Info &info, const Errhandler &errhandler)
{
    MPI_Session session = MPI_SESSION_NULL;
    const int code = BND_C(MPI_Session_init)(info, bnd_cxx::errhandler_to_c(errhandler, bnd_cxx::of_session), &session);
    BND_CXX_CHECK(code);
    return session;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
