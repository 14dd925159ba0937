// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create] through templates/mpicxx/method.cpp.j2.
// Join two intracommunicators into an intercommunicator through their leaders.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Intercomm Intracomm::Create_intercomm(int local_leader, const Comm &peer_comm, int remote_leader, int tag) const
{
    MPI_Comm newintercomm = MPI_COMM_NULL;
    const int code = BND_C(MPI_Intercomm_create)(*this, local_leader, peer_comm, remote_leader, tag, &newintercomm);
    BND_CXX_CHECK(code);
    return newintercomm;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
