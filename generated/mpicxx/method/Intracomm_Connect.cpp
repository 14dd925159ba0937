// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_connect] through templates/mpicxx/method.cpp.j2.
// Contact a server at its port and return an intercommunicator to it.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intracomm::Connect(const char *port_name, const Info &info, int root) const
{
    MPI_Comm newcomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Comm_connect)(port_name, info, root, *this, &newcomm);
    BND_CXX_CHECK(code);
    return newcomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
