// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_class] through templates/mpicxx/method.cpp.j2.
// Delete a user error class that was added earlier at run time.
#include "bnd_method.h"

#if BND_HAS_MPI_Remove_error_class
namespace BND_NAMESPACE {
inline namespace bindery {

void Remove_error_class(int errorclass)
{
    const int code = BND_C(MPI_Remove_error_class)(errorclass);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
