/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_compare)(MPI_Group group1, MPI_Group group2, int *result);

int BND_IMPLEMENTATION(Group_compare)(MPI_Group group1, MPI_Group group2, int *result)
{
    (void)group1;
    (void)group2;
    (void)result;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Group_compare", 0, BND_ON_GROUP,
            (void *)(group1)};
    return BND_IMPLEMENTATION(raise)(&error);
}
