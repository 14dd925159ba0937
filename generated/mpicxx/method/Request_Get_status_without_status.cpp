// Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status] through templates/mpicxx/method.cpp.j2.
// Check a request for completion without freeing or deactivating it.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

bool Request::Get_status() const
{
    int flag = 0;
    const int code = BND_C(MPI_Request_get_status)(*this, &flag, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
    return flag != 0;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
