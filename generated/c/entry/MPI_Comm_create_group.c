/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create_group] through templates/c/entry.c.j2. */
/* Create a communicator for a subgroup, called only by that group, with a tag. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_create_group, int, (MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm), (comm,
        group, tag, newcomm))

BND_WEAK(MPI_Comm_create_group, PMPI_Comm_create_group)

int BND_ENTRY(MPI_Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_create_group");
    BND_REFUSE_IF("MPI_Comm_create_group", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_create_group", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Comm_create_group", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_create_group", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_create_group, (comm, group, tag, newcomm));
}
