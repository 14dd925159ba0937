// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Errhandler_free] through templates/mpicxx/method.cpp.j2.
// Mark an error handler for deallocation and set its handle to null.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Errhandler::Free()
{
    const int code = bnd_cxx::errhandler_free(BND_C(MPI_Errhandler_free), bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
