// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitsome] through templates/mpicxx/method.cpp.j2.
// Block until at least one request of a list is complete and finish all that are.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Request::Waitsome(int incount, Request array_of_requests[], int array_of_indices[])
{
    int outcount{};
    const int code = BND_C(MPI_Waitsome)(incount, bnd_cxx::handles(array_of_requests), &outcount, array_of_indices, MPI_STATUSES_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
    return outcount;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
