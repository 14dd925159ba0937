// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_any] through templates/mpicxx/method.cpp.j2.
// Check whether any request of a list is complete, freeing none of them.
#include "bnd_method.h"

#if BND_HAS_MPI_Request_get_status_any
namespace BND_NAMESPACE {
inline namespace bindery {

bool Request::Get_status_any(int count, const Request array_of_requests[], int &index)
{
    int flag = 0;
    const int code = BND_C(MPI_Request_get_status_any)(count, bnd_cxx::handles(array_of_requests), &index, &flag, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
