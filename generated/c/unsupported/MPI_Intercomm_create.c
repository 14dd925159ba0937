/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader,
        int tag, MPI_Comm *newintercomm);

int BND_IMPLEMENTATION(Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader,
        int tag, MPI_Comm *newintercomm)
{
    (void)local_comm;
    (void)local_leader;
    (void)peer_comm;
    (void)remote_leader;
    (void)tag;
    (void)newintercomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Intercomm_create", 0, BND_ON_COMM,
            (void *)(local_comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
