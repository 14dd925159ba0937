/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_free] through templates/fortran/wrapper.c.j2. */
/* Mark a group for deallocation and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_free)
BND_WRAPPER void BND_NAME(mpi_group_free, MPI_GROUP_FREE)(bnd_integer *group, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_group_free, MPI_GROUP_FREE)(bnd_integer *group, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Group_free, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, c_group, group, bnd_f2c_Group(*group));
    const int result = BND_C(MPI_Group_free)(c_group);
    BND_HANDLE_COPY_OUT(MPI_GROUP, Group, c_group, group);
    BND_STORE_IERROR(ierror, result);
}
#endif
