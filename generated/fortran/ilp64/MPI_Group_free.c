/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_free] through templates/fortran/ilp64.c.j2. */
/* Mark a group for deallocation and set its handle to null. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_free.c"

#if BND_HAS(MPI_Group_free)
void BND_WIDE_NAME(mpi_group_free, MPI_GROUP_FREE)(bnd_default_integer *group, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_free, MPI_GROUP_FREE)(bnd_default_integer *group, bnd_default_integer *ierror)
{
    bnd_integer int_group = bnd_integer_handle(*group);
    bnd_integer int_ierror;
    BND_INNER(mpi_group_free)(&int_group, &int_ierror);
    bnd_integer_inout(group, int_group, bnd_integer_handle(*group));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
