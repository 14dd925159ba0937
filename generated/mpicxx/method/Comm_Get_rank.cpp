// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_rank] through templates/mpicxx/method.cpp.j2.
// Return the rank of the calling process in a communicator.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Comm::Get_rank() const
{
    int rank{};
    const int code = BND_C(MPI_Comm_rank)(*this, &rank);
    BND_CXX_CHECK(code);
    return rank;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
