/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/fortran/wrapper.c.j2. */
/* Tell whether two groups have the same members in the same order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_compare)
void BND_NAME(group_compare, GROUP_COMPARE)(const MPI_Fint *group1, const MPI_Fint *group2, MPI_Fint *result,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(group_compare)(const MPI_Fint *group1, const MPI_Fint *group2, MPI_Fint *result,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Group_compare)(bnd_f2c_Group(*group1), bnd_f2c_Group(*group2), result));
}

void BND_NAME(group_compare, GROUP_COMPARE)(const MPI_Fint *group1, const MPI_Fint *group2, MPI_Fint *result,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Group(*group1) && bnd_is_known_Group(*group2), BND_OTHERWISE(group_compare)(group1, group2,
            result, ierror));
    BND_RETURN(ierror, BND_C(Group_compare)(bnd_known_as_Group(*group1), bnd_known_as_Group(*group2), result));
}
#endif
