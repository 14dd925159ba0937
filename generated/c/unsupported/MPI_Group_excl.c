/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_excl] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_excl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);

int BND_IMPLEMENTATION(Group_excl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    (void)group;
    (void)n;
    (void)ranks;
    (void)newgroup;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Group_excl", 0, BND_ON_GROUP, (void *)(group)};
    return BND_IMPLEMENTATION(raise)(&error);
}
