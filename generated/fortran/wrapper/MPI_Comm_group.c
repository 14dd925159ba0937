/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_group] through templates/fortran/wrapper.c.j2. */
/* Return the local group of a communicator as a group handle. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_group)
BND_WRAPPER void BND_NAME(mpi_comm_group, MPI_COMM_GROUP)(const bnd_integer *comm, bnd_integer *group,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_group)(const bnd_integer *comm, bnd_integer *group,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_group, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, c_group, group, MPI_GROUP_NULL);
    const int result = BND_C(MPI_Comm_group)(bnd_f2c_Comm(*comm), c_group);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_group, group, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_group, MPI_COMM_GROUP)(const bnd_integer *comm, bnd_integer *group,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_group) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_group)(comm, group, ierror));
    BND_HANDLE_UNSET(MPI_GROUP, MPI_Group, c_group, group);
    const int result = BND_C(MPI_Comm_group)(bnd_inline_f2c_Comm(*comm), c_group);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_group, group, result);
}
#endif
