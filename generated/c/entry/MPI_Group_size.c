/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_size] through templates/c/entry.c.j2. */
/* Return the number of processes in a group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_size)(MPI_Group group, int *size);
BND_INSTRUMENTED_CALL(Group_size, int, (MPI_Group group, int *size), (group, size))

BND_WEAK(MPI_Group_size, PMPI_Group_size)

int BND_ENTRY(MPI_Group_size)(MPI_Group group, int *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_size");
    BND_REFUSE_IF("MPI_Group_size", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_GROUP, group);
    BND_REFUSE_IF("MPI_Group_size", !size, MPI_ERR_ARG, "size", BND_ON_GROUP, group);
    BND_FORWARD(Group_size, (group, size));
}
