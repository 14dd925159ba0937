/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_difference] through templates/c/entry.c.j2. */
/* Make a group of the members of one group that are not in another. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_difference)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
BND_INSTRUMENTED_CALL(Group_difference, int, (MPI_Group group1, MPI_Group group2, MPI_Group *newgroup), (group1,
        group2, newgroup))

BND_WEAK(MPI_Group_difference, PMPI_Group_difference)

int BND_ENTRY(MPI_Group_difference)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_difference");
    BND_REFUSE_IF("MPI_Group_difference", BND_IS_NULL(group1, MPI_GROUP_NULL), MPI_ERR_GROUP, "group1", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_difference", BND_IS_NULL(group2, MPI_GROUP_NULL), MPI_ERR_GROUP, "group2", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_difference", !newgroup, MPI_ERR_ARG, "newgroup", BND_ON_GROUP, group1);
    BND_FORWARD(Group_difference, (group1, group2, newgroup));
}
