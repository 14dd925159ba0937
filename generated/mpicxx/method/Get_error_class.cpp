// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Error_class] through templates/mpicxx/method.cpp.j2.
// Map an error code onto the error class that it belongs to.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Get_error_class(int errorcode)
{
    int errorclass{};
    const int code = BND_C(MPI_Error_class)(errorcode, &errorclass);
    BND_CXX_CHECK(code);
    return errorclass;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
