/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_translate_ranks] through templates/c/entry.c.j2. */
/* Find which ranks processes of one group have in another group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2,
        int ranks2[]);
BND_INSTRUMENTED_CALL(Group_translate_ranks, int, (MPI_Group group1, int n, const int ranks1[], MPI_Group group2,
        int ranks2[]), (group1, n, ranks1, group2, ranks2))

BND_WEAK(MPI_Group_translate_ranks, PMPI_Group_translate_ranks)

int BND_ENTRY(MPI_Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_translate_ranks");
    BND_REFUSE_IF("MPI_Group_translate_ranks", BND_IS_NULL(group1, MPI_GROUP_NULL), MPI_ERR_GROUP, "group1",
            BND_ON_GROUP, group1);
    BND_REFUSE_IF("MPI_Group_translate_ranks", n < 0, MPI_ERR_ARG, "n", BND_ON_GROUP, group1);
    BND_REFUSE_IF("MPI_Group_translate_ranks", n > 0 && !ranks1, MPI_ERR_ARG, "ranks1", BND_ON_GROUP, group1);
    BND_REFUSE_IF("MPI_Group_translate_ranks", BND_IS_NULL(group2, MPI_GROUP_NULL), MPI_ERR_GROUP, "group2",
            BND_ON_GROUP, group1);
    BND_REFUSE_IF("MPI_Group_translate_ranks", n > 0 && !ranks2, MPI_ERR_ARG, "ranks2", BND_ON_GROUP, group1);
    BND_FORWARD(Group_translate_ranks, (group1, n, ranks1, group2, ranks2));
}
