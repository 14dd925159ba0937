// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test] through templates/mpicxx/method.cpp.j2.
// Check one request without waiting and finish it if it is complete.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Request::Test()
{
    int flag = 0;
    const int code = BND_C(MPI_Test)(bnd_cxx::address(*this), &flag, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
