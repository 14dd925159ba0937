// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_string] through templates/mpicxx/method.cpp.j2.
// Drop the text that was attached to a user error code or class.
#include "bnd_method.h"

#if BND_HAS_MPI_Remove_error_string
namespace BND_NAMESPACE {
inline namespace bindery {

void Remove_error_string(int errorcode)
{
    const int code = BND_C(MPI_Remove_error_string)(errorcode);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
