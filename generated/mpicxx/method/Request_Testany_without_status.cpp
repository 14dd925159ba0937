// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testany] through templates/mpicxx/method.cpp.j2.
// Check a list of requests without waiting and finish at most one of them.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Request::Testany(int count, Request array_of_requests[], int &index)
{
    int flag = 0;
    const int code = BND_C(MPI_Testany)(count, bnd_cxx::handles(array_of_requests), &index, &flag, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
