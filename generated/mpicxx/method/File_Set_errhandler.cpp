// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_set_errhandler] through templates/mpicxx/method.cpp.j2.
// Attach an error handler to a file, or set the default for new files.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Set_errhandler(const Errhandler &errhandler)
{
    const int code = BND_C(MPI_File_set_errhandler)(*this, bnd_cxx::errhandler_to_c(errhandler, bnd_cxx::of_file));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
