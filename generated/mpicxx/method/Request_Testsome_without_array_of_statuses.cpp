// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testsome] through templates/mpicxx/method.cpp.j2.
// Finish those requests of a list that are already complete, without waiting.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Request::Testsome(int incount, Request array_of_requests[], int array_of_indices[])
{
    int outcount{};
    const int code = BND_C(MPI_Testsome)(incount, bnd_cxx::handles(array_of_requests), &outcount, array_of_indices, MPI_STATUSES_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
    return outcount;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
