/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_translate_ranks] through templates/fortran/wrapper.c.j2. */
/* Find which ranks processes of one group have in another group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_translate_ranks)
BND_WRAPPER void BND_NAME(mpi_group_translate_ranks, MPI_GROUP_TRANSLATE_RANKS)(const bnd_integer *group1,
        const bnd_integer *n, bnd_integer *ranks1, const bnd_integer *group2, bnd_integer *ranks2,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_group_translate_ranks)(const bnd_integer *group1, const bnd_integer *n,
        bnd_integer *ranks1, const bnd_integer *group2, bnd_integer *ranks2, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Group_translate_ranks, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_translate_ranks)(bnd_f2c_Group(*group1), *n, ranks1,
            bnd_f2c_Group(*group2), ranks2));
}

BND_WRAPPER void BND_NAME(mpi_group_translate_ranks, MPI_GROUP_TRANSLATE_RANKS)(const bnd_integer *group1,
        const bnd_integer *n, bnd_integer *ranks1, const bnd_integer *group2, bnd_integer *ranks2, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Group_translate_ranks) && bnd_is_inline_f2c_Group(*group1) &&
            bnd_is_inline_f2c_Group(*group2), BND_SLOW_PATH(mpi_group_translate_ranks)(group1, n, ranks1, group2,
            ranks2, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_translate_ranks)(bnd_inline_f2c_Group(*group1), *n, ranks1,
            bnd_inline_f2c_Group(*group2), ranks2));
}
#endif
