// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_name] through templates/mpicxx/method.cpp.j2.
// Give a communicator a printable name for use in debugging.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Set_name(const char *comm_name)
{
    const int code = BND_C(MPI_Comm_set_name)(*this, comm_name);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
