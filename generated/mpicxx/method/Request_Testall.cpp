// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testall] through templates/mpicxx/method.cpp.j2.
// Check without waiting whether all requests of a list can be finished together.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Request::Testall(int count, Request array_of_requests[], Status array_of_statuses[])
{
    int flag = 0;
    const int code = BND_C(MPI_Testall)(count, bnd_cxx::handles(array_of_requests), &flag, bnd_cxx::handles(array_of_statuses));
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
