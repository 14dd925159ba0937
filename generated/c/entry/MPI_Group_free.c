/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_free] through templates/c/entry.c.j2. */
/* Mark a group for deallocation and set its handle to null. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_free)(MPI_Group *group);
BND_INSTRUMENTED_CALL(Group_free, int, (MPI_Group *group), (group))

BND_WEAK(MPI_Group_free, PMPI_Group_free)

int BND_ENTRY(MPI_Group_free)(MPI_Group *group)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_free");
    BND_REFUSE_IF("MPI_Group_free", !group, MPI_ERR_ARG, "group", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Group_free", BND_IS_NULL(*group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group", BND_ON_GROUP, *group);
    BND_FORWARD(Group_free, (group));
}
