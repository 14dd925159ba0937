// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_accept] through templates/mpicxx/method.cpp.j2.
// Wait at a port for a client and return an intercommunicator to it.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intracomm::Accept(const char *port_name, const Info &info, int root) const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_accept)(port_name, info, root, *this, &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
