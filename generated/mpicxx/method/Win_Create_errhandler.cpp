// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_create_errhandler] through templates/mpicxx/method.cpp.j2.
// Turn a user function into an error handler usable with windows.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Errhandler Win::Create_errhandler(Win::Errhandler_function *win_errhandler_fn)
{
    MPI_Errhandler errhandler = MPI_ERRHANDLER_NULL;
    const int code = bnd_cxx::win_create_errhandler(BND_C(MPI_Win_create_errhandler), win_errhandler_fn, &errhandler);
    BND_CXX_CHECK(code);
    return bnd_cxx::errhandler_from_c(errhandler, bnd_cxx::of_win);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
