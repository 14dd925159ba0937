/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_difference] through templates/fortran/ilp64.c.j2. */
/* Make a group of the members of one group that are not in another. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_difference.c"

#if BND_HAS(MPI_Group_difference)
void BND_WIDE_NAME(mpi_group_difference, MPI_GROUP_DIFFERENCE)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *newgroup, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_difference, MPI_GROUP_DIFFERENCE)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *newgroup, bnd_default_integer *ierror)
{
    const bnd_integer int_group1 = bnd_integer_handle(*group1);
    const bnd_integer int_group2 = bnd_integer_handle(*group2);
    bnd_integer int_newgroup = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_difference)(&int_group1, &int_group2, &int_newgroup, &int_ierror);
    bnd_integer_out(newgroup, int_newgroup);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
