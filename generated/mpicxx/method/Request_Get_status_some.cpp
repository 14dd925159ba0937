// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_some] through templates/mpicxx/method.cpp.j2.
// Report which requests of a list are complete, freeing none of them.
#include "bnd_method.h"

#if BND_HAS_MPI_Request_get_status_some
namespace BND_NAMESPACE {
inline namespace bindery {

int Request::Get_status_some(int incount, const Request array_of_requests[], int array_of_indices[], Status array_of_statuses[])
{
    int outcount{};
    const int code = BND_C(MPI_Request_get_status_some)(incount, bnd_cxx::handles(array_of_requests), &outcount, array_of_indices, bnd_cxx::handles(array_of_statuses));
    BND_CXX_CHECK_CALLBACKS(code);
    return outcount;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
