// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_create_errhandler] through templates/mpicxx/method.cpp.j2.
// Turn a user function into an error handler usable with files.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Errhandler File::Create_errhandler(File::Errhandler_function *file_errhandler_fn)
{
    MPI_Errhandler errhandler = MPI_ERRHANDLER_NULL;
    const int code = bnd_cxx::file_create_errhandler(BND_C(MPI_File_create_errhandler), file_errhandler_fn, &errhandler);
    BND_CXX_CHECK(code);
    return bnd_cxx::errhandler_from_c(errhandler, bnd_cxx::of_file);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
