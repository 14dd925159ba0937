/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_rank] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_rank)(MPI_Group group, int *rank);

int BND_IMPLEMENTATION(Group_rank)(MPI_Group group, int *rank)
{
    (void)group;
    (void)rank;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Group_rank", 0, BND_ON_GROUP, (void *)(group)};
    return BND_IMPLEMENTATION(raise)(&error);
}
