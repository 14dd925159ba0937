// Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_class] through templates/mpicxx/method.cpp.j2.
// Create a new user error class and return its value.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Add_error_class()
{
    int errorclass{};
    const int code = BND_C(MPI_Add_error_class)(&errorclass);
    BND_CXX_CHECK(code);
    return errorclass;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
