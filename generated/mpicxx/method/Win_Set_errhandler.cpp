// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_set_errhandler] through templates/mpicxx/method.cpp.j2.
// Attach a new error handler to a window in the calling process.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Win::Set_errhandler(const Errhandler &errhandler)
{
    const int code = BND_C(MPI_Win_set_errhandler)(*this, bnd_cxx::errhandler_to_c(errhandler, bnd_cxx::of_win));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
