/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_range_excl] through templates/c/entry.c.j2. */
/* Make a group by leaving out strided rank ranges of an existing group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_range_excl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
BND_INSTRUMENTED_CALL(Group_range_excl, int, (MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup), (group, n,
        ranges, newgroup))

BND_WEAK(MPI_Group_range_excl, PMPI_Group_range_excl)

int BND_ENTRY(MPI_Group_range_excl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_range_excl");
    BND_REFUSE_IF("MPI_Group_range_excl", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_GROUP,
            group);
    BND_REFUSE_IF("MPI_Group_range_excl", n < 0, MPI_ERR_ARG, "n", BND_ON_GROUP, group);
    BND_REFUSE_IF("MPI_Group_range_excl", n > 0 && !ranges, MPI_ERR_ARG, "ranges", BND_ON_GROUP, group);
    BND_REFUSE_IF("MPI_Group_range_excl", !newgroup, MPI_ERR_ARG, "newgroup", BND_ON_GROUP, group);
    BND_FORWARD(Group_range_excl, (group, n, ranges, newgroup));
}
