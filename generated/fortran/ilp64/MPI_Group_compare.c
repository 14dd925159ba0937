/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/fortran/ilp64.c.j2. */
/* Tell whether two groups have the same members in the same order. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_compare.c"

#if BND_HAS(MPI_Group_compare)
void BND_WIDE_NAME(mpi_group_compare, MPI_GROUP_COMPARE)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *result, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_compare, MPI_GROUP_COMPARE)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *result, bnd_default_integer *ierror)
{
    const bnd_integer int_group1 = bnd_integer_handle(*group1);
    const bnd_integer int_group2 = bnd_integer_handle(*group2);
    bnd_integer int_result = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_compare)(&int_group1, &int_group2, &int_result, &int_ierror);
    bnd_integer_out(result, int_result);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
