/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_union] through templates/c/entry.c.j2. */
/* Make a group of all processes that are in at least one of two groups. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_union)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
BND_INSTRUMENTED_CALL(Group_union, int, (MPI_Group group1, MPI_Group group2, MPI_Group *newgroup), (group1, group2,
        newgroup))

BND_WEAK(MPI_Group_union, PMPI_Group_union)

int BND_ENTRY(MPI_Group_union)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_union");
    BND_REFUSE_IF("MPI_Group_union", BND_IS_NULL(group1, MPI_GROUP_NULL), MPI_ERR_GROUP, "group1", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_union", BND_IS_NULL(group2, MPI_GROUP_NULL), MPI_ERR_GROUP, "group2", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_union", !newgroup, MPI_ERR_ARG, "newgroup", BND_ON_GROUP, group1);
    BND_FORWARD(Group_union, (group1, group2, newgroup));
}
