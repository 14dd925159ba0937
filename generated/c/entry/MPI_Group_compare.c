/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/c/entry.c.j2. */
/* Tell whether two groups have the same members in the same order. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_compare)(MPI_Group group1, MPI_Group group2, int *result);
BND_INSTRUMENTED_CALL(Group_compare, int, (MPI_Group group1, MPI_Group group2, int *result), (group1, group2, result))

BND_WEAK(MPI_Group_compare, PMPI_Group_compare)

int BND_ENTRY(MPI_Group_compare)(MPI_Group group1, MPI_Group group2, int *result)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_compare");
    BND_REFUSE_IF("MPI_Group_compare", BND_IS_NULL(group1, MPI_GROUP_NULL), MPI_ERR_GROUP, "group1", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_compare", BND_IS_NULL(group2, MPI_GROUP_NULL), MPI_ERR_GROUP, "group2", BND_ON_GROUP,
            group1);
    BND_REFUSE_IF("MPI_Group_compare", !result, MPI_ERR_ARG, "result", BND_ON_GROUP, group1);
    BND_FORWARD(Group_compare, (group1, group2, result));
}
