/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/fortran/wrapper.c.j2. */
/* Tell whether two groups have the same members in the same order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_compare)
void BND_NAME(group_compare, GROUP_COMPARE)(const MPI_Fint *group1, const MPI_Fint *group2, MPI_Fint *result,
        MPI_Fint *ierror);

void BND_NAME(group_compare, GROUP_COMPARE)(const MPI_Fint *group1, const MPI_Fint *group2, MPI_Fint *result,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Group_compare)(bnd_f2c_Group(*group1), bnd_f2c_Group(*group2), result));
}
#endif
