/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_rank] through templates/c/entry.c.j2. */
/* Return the rank of the calling process in a group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_rank)(MPI_Group group, int *rank);
BND_INSTRUMENTED_CALL(Group_rank, int, (MPI_Group group, int *rank), (group, rank))

BND_WEAK(MPI_Group_rank, PMPI_Group_rank)

int BND_ENTRY(MPI_Group_rank)(MPI_Group group, int *rank)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_rank");
    BND_REFUSE_IF("MPI_Group_rank", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_GROUP, group);
    BND_REFUSE_IF("MPI_Group_rank", !rank, MPI_ERR_ARG, "rank", BND_ON_GROUP, group);
    BND_FORWARD(Group_rank, (group, rank));
}
