/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_rank] through templates/fortran/wrapper.c.j2. */
/* Return the rank of the calling process in a group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_rank)
BND_WRAPPER void BND_NAME(mpi_group_rank, MPI_GROUP_RANK)(const bnd_integer *group, bnd_integer *rank,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_group_rank)(const bnd_integer *group, bnd_integer *rank,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Group_rank, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_rank)(bnd_f2c_Group(*group), rank));
}

BND_WRAPPER void BND_NAME(mpi_group_rank, MPI_GROUP_RANK)(const bnd_integer *group, bnd_integer *rank,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Group_rank) && bnd_is_inline_f2c_Group(*group),
            BND_SLOW_PATH(mpi_group_rank)(group, rank, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_rank)(bnd_inline_f2c_Group(*group), rank));
}
#endif
