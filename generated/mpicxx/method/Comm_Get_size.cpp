// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_size] through templates/mpicxx/method.cpp.j2.
// Return the number of processes in the local group of a communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Comm::Get_size() const
{
    int size{};
    const int code = BND_C(MPI_Comm_size)(*this, &size);
    BND_CXX_CHECK(code);
    return size;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
