/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_incl] through templates/c/entry.c.j2. */
/* Make a group of listed ranks of an existing group, in list order. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_incl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);
BND_INSTRUMENTED_CALL(Group_incl, int, (MPI_Group group, int n, const int ranks[], MPI_Group *newgroup), (group, n,
        ranks, newgroup))

BND_WEAK(MPI_Group_incl, PMPI_Group_incl)

int BND_ENTRY(MPI_Group_incl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_incl");
    BND_REFUSE_IF("MPI_Group_incl", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_GROUP, group);
    BND_REFUSE_IF("MPI_Group_incl", n < 0, MPI_ERR_ARG, "n", BND_ON_GROUP, group);
    BND_REFUSE_IF("MPI_Group_incl", n > 0 && !ranks, MPI_ERR_ARG, "ranks", BND_ON_GROUP, group);
    BND_REFUSE_IF("MPI_Group_incl", !newgroup, MPI_ERR_ARG, "newgroup", BND_ON_GROUP, group);
    BND_FORWARD(Group_incl, (group, n, ranks, newgroup));
}
