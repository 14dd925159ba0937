/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_size] through templates/fortran/ilp64.c.j2. */
/* Return the number of processes in a group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_size.c"

#if BND_HAS(MPI_Group_size)
void BND_WIDE_NAME(mpi_group_size, MPI_GROUP_SIZE)(const bnd_default_integer *group, bnd_default_integer *size,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_size, MPI_GROUP_SIZE)(const bnd_default_integer *group, bnd_default_integer *size,
        bnd_default_integer *ierror)
{
    const bnd_integer int_group = bnd_integer_handle(*group);
    bnd_integer int_size = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_size)(&int_group, &int_size, &int_ierror);
    bnd_integer_out(size, int_size);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
