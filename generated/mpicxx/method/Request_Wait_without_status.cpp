// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/mpicxx/method.cpp.j2.
// Block until one request is complete and then finish it.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Request::Wait()
{
    const int code = BND_C(MPI_Wait)(bnd_cxx::address(*this), MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
