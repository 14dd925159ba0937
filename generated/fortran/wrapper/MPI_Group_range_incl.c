/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_range_incl] through templates/fortran/wrapper.c.j2. */
/* Make a group from strided rank ranges of an existing group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_range_incl)
BND_WRAPPER void BND_NAME(mpi_group_range_incl, MPI_GROUP_RANGE_INCL)(const bnd_integer *group, const bnd_integer *n,
        bnd_integer (*ranges)[3], bnd_integer *newgroup, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_group_range_incl)(const bnd_integer *group, const bnd_integer *n,
        bnd_integer (*ranges)[3], bnd_integer *newgroup, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Group_range_incl, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, c_newgroup, newgroup, MPI_GROUP_NULL);
    const int result = BND_C(MPI_Group_range_incl)(bnd_f2c_Group(*group), *n, ranges, c_newgroup);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_newgroup, newgroup, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_group_range_incl, MPI_GROUP_RANGE_INCL)(const bnd_integer *group, const bnd_integer *n,
        bnd_integer (*ranges)[3], bnd_integer *newgroup, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Group_range_incl) && bnd_is_inline_f2c_Group(*group),
            BND_SLOW_PATH(mpi_group_range_incl)(group, n, ranges, newgroup, ierror));
    BND_HANDLE_UNSET(MPI_GROUP, MPI_Group, c_newgroup, newgroup);
    const int result = BND_C(MPI_Group_range_incl)(bnd_inline_f2c_Group(*group), *n, ranges, c_newgroup);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_newgroup, newgroup, result);
}
#endif
