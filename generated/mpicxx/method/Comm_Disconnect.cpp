// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_disconnect] through templates/mpicxx/method.cpp.j2.
// Free a communicator after waiting for its pending communication.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Disconnect()
{
    const int code = BND_C(MPI_Comm_disconnect)(bnd_cxx::address(*this));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
