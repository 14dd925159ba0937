// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_get_name] through templates/mpicxx/method.cpp.j2.
// Return the printable name last given to a communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Get_name(char *comm_name, int &resultlen) const
{
    const int code = BND_C(MPI_Comm_get_name)(*this, comm_name, &resultlen);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
