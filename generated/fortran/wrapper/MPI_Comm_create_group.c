/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create_group] through templates/fortran/wrapper.c.j2. */
/* Create a communicator for a subgroup, called only by that group, with a tag. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_create_group)
BND_WRAPPER void BND_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const bnd_integer *comm,
        const bnd_integer *group, const bnd_integer *tag, bnd_integer *newcomm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_create_group)(const bnd_integer *comm, const bnd_integer *group,
        const bnd_integer *tag, bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_create_group, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_create_group)(bnd_f2c_Comm(*comm), bnd_f2c_Group(*group), *tag, c_newcomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const bnd_integer *comm,
        const bnd_integer *group, const bnd_integer *tag, bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_create_group) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Group(*group), BND_SLOW_PATH(mpi_comm_create_group)(comm, group, tag, newcomm, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_create_group)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Group(*group), *tag,
            c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
}
#endif
