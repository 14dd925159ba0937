// Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Abort] through templates/mpicxx/method.cpp.j2.
// Try to terminate the processes of a communicator and hand back an error code.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Abort(int errorcode) const
{
    const int code = BND_C(MPI_Abort)(*this, errorcode);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
