// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_join] through templates/mpicxx/method.cpp.j2.
// Build an intercommunicator between two processes that share a socket.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Comm::Join(int fd)
{
    MPI_Comm intercomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_join)(fd, &intercomm);
    BND_CXX_CHECK(code);
    return intercomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
