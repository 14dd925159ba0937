// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_code] through templates/mpicxx/method.cpp.j2.
// Create a new user error code that belongs to a given error class.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Add_error_code(int errorclass)
{
    int errorcode{};
    const int code = BND_C(MPI_Add_error_code)(errorclass, &errorcode);
    BND_CXX_CHECK(code);
    return errorcode;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
