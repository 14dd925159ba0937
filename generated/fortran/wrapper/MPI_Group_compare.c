/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/fortran/wrapper.c.j2. */
/* Tell whether two groups have the same members in the same order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_compare)
BND_WRAPPER void BND_NAME(mpi_group_compare, MPI_GROUP_COMPARE)(const bnd_integer *group1, const bnd_integer *group2,
        bnd_integer *result, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_group_compare)(const bnd_integer *group1, const bnd_integer *group2,
        bnd_integer *result, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Group_compare, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_compare)(bnd_f2c_Group(*group1), bnd_f2c_Group(*group2), result));
}

BND_WRAPPER void BND_NAME(mpi_group_compare, MPI_GROUP_COMPARE)(const bnd_integer *group1, const bnd_integer *group2,
        bnd_integer *result, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Group_compare) && bnd_is_inline_f2c_Group(*group1) &&
            bnd_is_inline_f2c_Group(*group2), BND_SLOW_PATH(mpi_group_compare)(group1, group2, result, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_compare)(bnd_inline_f2c_Group(*group1), bnd_inline_f2c_Group(*group2),
            result));
}
#endif
