/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_translate_ranks] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2,
        int ranks2[]);

int BND_IMPLEMENTATION(Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2,
        int ranks2[])
{
    (void)group1;
    (void)n;
    (void)ranks1;
    (void)group2;
    (void)ranks2;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Group_translate_ranks", 0, BND_ON_GROUP,
            (void *)(group1)};
    return BND_IMPLEMENTATION(raise)(&error);
}
