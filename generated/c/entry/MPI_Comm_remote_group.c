/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_remote_group] through templates/c/entry.c.j2. */
/* Return the remote group of an intercommunicator as a group handle. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_remote_group)(MPI_Comm comm, MPI_Group *group);
BND_INSTRUMENTED_CALL(Comm_remote_group, int, (MPI_Comm comm, MPI_Group *group), (comm, group))

BND_WEAK(MPI_Comm_remote_group, PMPI_Comm_remote_group)

int BND_ENTRY(MPI_Comm_remote_group)(MPI_Comm comm, MPI_Group *group)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_remote_group");
    BND_REFUSE_IF("MPI_Comm_remote_group", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_remote_group", !group, MPI_ERR_ARG, "group", BND_ON_COMM, comm);
    BND_FORWARD(Comm_remote_group, (comm, group));
}
