// Intercommunicators (MPI 5.0, 7.6) need two disjoint groups, so one process has none. These calls fail after their other
// checks.
#include "communicators.h"
#include "communicators/comm.h"

namespace solo {

void Intercomm_create(Comm &, int local_leader, Comm &, int remote_leader, int, MPI_Comm *)
{
    if (local_leader != comm_rank)
        refuse_rank(MPI_ERR_RANK, "local_leader");
    if (remote_leader != comm_rank)
        fail(MPI_ERR_RANK, "remote_leader", "is not a rank of peer_comm");
    fail(MPI_ERR_RANK, "remote_leader",
         "is the calling process itself: the two groups must share no process, and this MPI has only one");
}

void Intercomm_merge(Comm &, int, MPI_Comm *) { fail(MPI_ERR_COMM, "intercomm", "is an intracommunicator"); }

void Comm_remote_size(Comm &, int *)
{
    fail(MPI_ERR_COMM, "comm", "is an intracommunicator, which has no remote group");
}

void Comm_remote_group(Comm &, MPI_Group *)
{
    fail(MPI_ERR_COMM, "comm", "is an intracommunicator, which has no remote group");
}

}  // namespace solo
