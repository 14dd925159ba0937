// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitany] through templates/mpicxx/method.cpp.j2.
// Block until one request of a list is complete and say which one it was.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Request::Waitany(int count, Request array_of_requests[])
{
    int index{};
    const int code = BND_C(MPI_Waitany)(count, bnd_cxx::handles(array_of_requests), &index, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
    return index;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
