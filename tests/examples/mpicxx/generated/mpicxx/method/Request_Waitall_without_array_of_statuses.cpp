// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitall] through templates/mpicxx/method.cpp.j2.
// Block until every request of a list is complete.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Request::Waitall(int count, Request array_of_requests[])
{
    const int code = BND_C(MPI_Waitall)(count, bnd_cxx::handles(array_of_requests), MPI_STATUSES_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
