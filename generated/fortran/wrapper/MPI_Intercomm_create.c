/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create] through templates/fortran/wrapper.c.j2. */
/* Join two intracommunicators into an intercommunicator through their leaders. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Intercomm_create)
BND_WRAPPER void BND_NAME(mpi_intercomm_create, MPI_INTERCOMM_CREATE)(const bnd_integer *local_comm,
        const bnd_integer *local_leader, const bnd_integer *peer_comm, const bnd_integer *remote_leader,
        const bnd_integer *tag, bnd_integer *newintercomm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_intercomm_create)(const bnd_integer *local_comm,
        const bnd_integer *local_leader, const bnd_integer *peer_comm, const bnd_integer *remote_leader,
        const bnd_integer *tag, bnd_integer *newintercomm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Intercomm_create, ierror, BND_ON_COMM, *local_comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newintercomm, newintercomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Intercomm_create)(bnd_f2c_Comm(*local_comm), *local_leader, bnd_f2c_Comm(*peer_comm),
            *remote_leader, *tag, c_newintercomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newintercomm, newintercomm, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_intercomm_create, MPI_INTERCOMM_CREATE)(const bnd_integer *local_comm,
        const bnd_integer *local_leader, const bnd_integer *peer_comm, const bnd_integer *remote_leader,
        const bnd_integer *tag, bnd_integer *newintercomm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Intercomm_create) && bnd_is_inline_f2c_Comm(*local_comm) &&
            bnd_is_inline_f2c_Comm(*peer_comm), BND_SLOW_PATH(mpi_intercomm_create)(local_comm, local_leader,
            peer_comm, remote_leader, tag, newintercomm, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newintercomm, newintercomm);
    const int result = BND_C(MPI_Intercomm_create)(bnd_inline_f2c_Comm(*local_comm), *local_leader,
            bnd_inline_f2c_Comm(*peer_comm), *remote_leader, *tag, c_newintercomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newintercomm, newintercomm, result);
}
#endif
