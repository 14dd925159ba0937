/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_translate_ranks] through templates/fortran/ilp64.c.j2. */
/* Find which ranks processes of one group have in another group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_translate_ranks.c"

#if BND_HAS(MPI_Group_translate_ranks)
void BND_WIDE_NAME(mpi_group_translate_ranks, MPI_GROUP_TRANSLATE_RANKS)(const bnd_default_integer *group1,
        const bnd_default_integer *n, const bnd_default_integer *ranks1, const bnd_default_integer *group2,
        bnd_default_integer *ranks2, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_translate_ranks, MPI_GROUP_TRANSLATE_RANKS)(const bnd_default_integer *group1,
        const bnd_default_integer *n, const bnd_default_integer *ranks1, const bnd_default_integer *group2,
        bnd_default_integer *ranks2, bnd_default_integer *ierror)
{
    const long int_ranks1_count = *n;
    const long int_ranks2_count = *n;
    BND_NARROW_CHECK(bnd_integer, *n, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, ranks1, int_ranks1_count, 1, MPI_ERR_RANK, ierror, BND_ON_SELF, 0);
    const bnd_integer int_group1 = bnd_integer_handle(*group1);
    const bnd_integer int_n = BND_NARROWED(bnd_integer, *n);
    const bnd_integer int_group2 = bnd_integer_handle(*group2);
    BND_INTEGERS(bnd_integers_cut, int_ranks1, ranks1, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_ranks2, ranks2, BND_ARRAY_FREE(int_ranks1), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_group_translate_ranks)(&int_group1, &int_n, int_ranks1, &int_group2, int_ranks2, &int_ierror);
    BND_ARRAY_FREE(int_ranks1);
    bnd_integers_out(ranks2, int_ranks2, int_ranks2_count);
    BND_ARRAY_FREE(int_ranks2);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
