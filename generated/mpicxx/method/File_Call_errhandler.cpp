// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_call_errhandler] through templates/mpicxx/method.cpp.j2.
// Invoke the error handler of a file handle with a given error code.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Call_errhandler(int errorcode) const
{
    const int code = BND_C(MPI_File_call_errhandler)(*this, errorcode);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
