// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoall] through templates/mpicxx/method.cpp.j2.
// Exchange equal blocks between every pair of processes.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void Comm::Alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
