/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_incl] through templates/fortran/ilp64.c.j2. */
/* Make a group of listed ranks of an existing group, in list order. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_incl.c"

#if BND_HAS(MPI_Group_incl)
void BND_WIDE_NAME(mpi_group_incl, MPI_GROUP_INCL)(const bnd_default_integer *group, const bnd_default_integer *n,
        const bnd_default_integer *ranks, bnd_default_integer *newgroup, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_incl, MPI_GROUP_INCL)(const bnd_default_integer *group, const bnd_default_integer *n,
        const bnd_default_integer *ranks, bnd_default_integer *newgroup, bnd_default_integer *ierror)
{
    const long int_ranks_count = *n;
    BND_NARROW_CHECK(bnd_integer, *n, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, ranks, int_ranks_count, 1, MPI_ERR_RANK, ierror, BND_ON_SELF, 0);
    const bnd_integer int_group = bnd_integer_handle(*group);
    const bnd_integer int_n = BND_NARROWED(bnd_integer, *n);
    bnd_integer int_newgroup = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_ranks, ranks, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_group_incl)(&int_group, &int_n, int_ranks, &int_newgroup, &int_ierror);
    BND_ARRAY_FREE(int_ranks);
    bnd_integer_out(newgroup, int_newgroup);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
