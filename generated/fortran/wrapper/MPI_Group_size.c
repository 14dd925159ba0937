/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_size] through templates/fortran/wrapper.c.j2. */
/* Return the number of processes in a group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_size)
void BND_NAME(group_size, GROUP_SIZE)(const MPI_Fint *group, MPI_Fint *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(group_size)(const MPI_Fint *group, MPI_Fint *size, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Group_size)(bnd_f2c_Group(*group), size));
}

void BND_NAME(group_size, GROUP_SIZE)(const MPI_Fint *group, MPI_Fint *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Group(*group), BND_OTHERWISE(group_size)(group, size, ierror));
    BND_RETURN(ierror, BND_C(Group_size)(bnd_known_as_Group(*group), size));
}
#endif
