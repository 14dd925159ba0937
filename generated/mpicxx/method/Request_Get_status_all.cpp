// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_all] through templates/mpicxx/method.cpp.j2.
// Check whether all requests of a list are complete, freeing none of them.
#include "bnd_method.h"

#if BND_HAS_MPI_Request_get_status_all
namespace BND_NAMESPACE {
inline namespace bindery {

bool Request::Get_status_all(int count, const Request array_of_requests[], Status array_of_statuses[])
{
    int flag = 0;
    const int code = BND_C(MPI_Request_get_status_all)(count, bnd_cxx::handles(array_of_requests), &flag, bnd_cxx::handles(array_of_statuses));
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
