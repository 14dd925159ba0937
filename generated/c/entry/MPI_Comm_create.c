/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create] through templates/c/entry.c.j2. */
/* Create a communicator for a subgroup, called by all processes of the parent. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_create)(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_create, int, (MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm), (comm, group, newcomm))

BND_WEAK(MPI_Comm_create, PMPI_Comm_create)

int BND_ENTRY(MPI_Comm_create)(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_create");
    BND_REFUSE_IF("MPI_Comm_create", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_create", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_create", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_create, (comm, group, newcomm));
}
