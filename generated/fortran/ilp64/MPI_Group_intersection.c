/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_intersection] through templates/fortran/ilp64.c.j2. */
/* Make a group of the processes that two groups have in common. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_intersection.c"

#if BND_HAS(MPI_Group_intersection)
void BND_WIDE_NAME(mpi_group_intersection, MPI_GROUP_INTERSECTION)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *newgroup, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_intersection, MPI_GROUP_INTERSECTION)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *newgroup, bnd_default_integer *ierror)
{
    const bnd_integer int_group1 = bnd_integer_handle(*group1);
    const bnd_integer int_group2 = bnd_integer_handle(*group2);
    bnd_integer int_newgroup = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_intersection)(&int_group1, &int_group2, &int_newgroup, &int_ierror);
    bnd_integer_out(newgroup, int_newgroup);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
