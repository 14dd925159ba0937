// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_string] through templates/mpicxx/method.cpp.j2.
// Attach a text to a user-defined error code or error class.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Add_error_string(int errorcode, const char *string)
{
    const int code = BND_C(MPI_Add_error_string)(errorcode, string);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
