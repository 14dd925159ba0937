// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Error_string] through templates/mpicxx/method.cpp.j2.
// Return the text that describes an error code or error class.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Get_error_string(int errorcode, char *string, int &resultlen)
{
    const int code = BND_C(MPI_Error_string)(errorcode, string, &resultlen);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
