/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create] through templates/c/entry.c.j2. */
/* Join two intracommunicators into an intercommunicator through their leaders. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader,
        int tag, MPI_Comm *newintercomm);
BND_INSTRUMENTED_CALL(Intercomm_create, int, (MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm,
        int remote_leader, int tag, MPI_Comm *newintercomm), (local_comm, local_leader, peer_comm, remote_leader, tag,
        newintercomm))

BND_WEAK(MPI_Intercomm_create, PMPI_Intercomm_create)

int BND_ENTRY(MPI_Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader,
        int tag, MPI_Comm *newintercomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Intercomm_create");
    BND_REFUSE_IF("MPI_Intercomm_create", BND_IS_NULL(local_comm, MPI_COMM_NULL), MPI_ERR_COMM, "local_comm",
            BND_ON_COMM, local_comm);
    BND_REFUSE_IF("MPI_Intercomm_create", local_leader < 0, MPI_ERR_RANK, "local_leader", BND_ON_COMM, local_comm);
    BND_REFUSE_IF("MPI_Intercomm_create", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, local_comm);
    BND_REFUSE_IF("MPI_Intercomm_create", !newintercomm, MPI_ERR_ARG, "newintercomm", BND_ON_COMM, local_comm);
    BND_FORWARD(Intercomm_create, (local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm));
}
