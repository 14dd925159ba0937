/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_intersection] through templates/c/entry.c.j2. */
/* Make a group of the processes that two groups have in common. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_intersection)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
BND_INSTRUMENTED_CALL(Group_intersection, int, (MPI_Group group1, MPI_Group group2, MPI_Group *newgroup), (group1,
        group2, newgroup))

BND_WEAK(MPI_Group_intersection, PMPI_Group_intersection)

int BND_ENTRY(MPI_Group_intersection)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_intersection");
    BND_REFUSE_IF("MPI_Group_intersection", BND_IS_NULL(group1, MPI_GROUP_NULL), MPI_ERR_GROUP, "group1", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_intersection", BND_IS_NULL(group2, MPI_GROUP_NULL), MPI_ERR_GROUP, "group2", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_intersection", !newgroup, MPI_ERR_ARG, "newgroup", BND_ON_GROUP, group1);
    BND_FORWARD(Group_intersection, (group1, group2, newgroup));
}
