/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_union] through templates/fortran/wrapper.c.j2. */
/* Make a group of all processes that are in at least one of two groups. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_union)
BND_WRAPPER void BND_NAME(mpi_group_union, MPI_GROUP_UNION)(const bnd_integer *group1, const bnd_integer *group2,
        bnd_integer *newgroup, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_group_union)(const bnd_integer *group1, const bnd_integer *group2,
        bnd_integer *newgroup, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Group_union, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, c_newgroup, newgroup, MPI_GROUP_NULL);
    const int result = BND_C(MPI_Group_union)(bnd_f2c_Group(*group1), bnd_f2c_Group(*group2), c_newgroup);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_newgroup, newgroup, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_group_union, MPI_GROUP_UNION)(const bnd_integer *group1, const bnd_integer *group2,
        bnd_integer *newgroup, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Group_union) && bnd_is_inline_f2c_Group(*group1) &&
            bnd_is_inline_f2c_Group(*group2), BND_SLOW_PATH(mpi_group_union)(group1, group2, newgroup, ierror));
    BND_HANDLE_UNSET(MPI_GROUP, MPI_Group, c_newgroup, newgroup);
    const int result = BND_C(MPI_Group_union)(bnd_inline_f2c_Group(*group1), bnd_inline_f2c_Group(*group2),
            c_newgroup);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_newgroup, newgroup, result);
}
#endif
