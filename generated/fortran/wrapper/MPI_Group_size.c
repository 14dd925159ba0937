/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_size] through templates/fortran/wrapper.c.j2. */
/* Return the number of processes in a group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_size)
BND_WRAPPER void BND_NAME(mpi_group_size, MPI_GROUP_SIZE)(const bnd_integer *group, bnd_integer *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_group_size)(const bnd_integer *group, bnd_integer *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Group_size, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_size)(bnd_f2c_Group(*group), size));
}

BND_WRAPPER void BND_NAME(mpi_group_size, MPI_GROUP_SIZE)(const bnd_integer *group, bnd_integer *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Group_size) && bnd_is_inline_f2c_Group(*group),
            BND_SLOW_PATH(mpi_group_size)(group, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_size)(bnd_inline_f2c_Group(*group), size));
}
#endif
