/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create_group] through templates/fortran/wrapper.c.j2. */
/* Create a communicator for a subgroup, called only by that group, with a tag. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_create_group)
void BND_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const MPI_Fint *comm, const MPI_Fint *group,
        const MPI_Fint *tag, MPI_Fint *newcomm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_create_group)(const MPI_Fint *comm, const MPI_Fint *group,
        const MPI_Fint *tag, MPI_Fint *newcomm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Comm_create_group, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newcomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_create_group)(bnd_f2c_Comm(*comm), bnd_f2c_Group(*group), *tag,
            BND_HANDLE_ADDRESS(MPI_COMM, newcomm));
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const MPI_Fint *comm, const MPI_Fint *group,
        const MPI_Fint *tag, MPI_Fint *newcomm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_create_group) && bnd_is_known_Comm(*comm) &&
            bnd_is_known_Group(*group), BND_SLOW_PATH(mpi_comm_create_group)(comm, group, tag, newcomm, ierror));
    BND_HANDLE_ROOM(MPI_COMM, MPI_Comm, newcomm);
    const int result = BND_C(MPI_Comm_create_group)(bnd_known_as_Comm(*comm), bnd_known_as_Group(*group), *tag,
            BND_HANDLE_ADDRESS(MPI_COMM, newcomm));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
}
#endif
