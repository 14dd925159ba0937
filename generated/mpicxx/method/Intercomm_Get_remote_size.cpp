// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_remote_size] through templates/mpicxx/method.cpp.j2.
// Return the number of processes in the remote group of an intercommunicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Intercomm::Get_remote_size() const
{
    int size{};
    const int code = BND_C(MPI_Comm_remote_size)(*this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
