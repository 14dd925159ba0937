/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create] through templates/fortran/ilp64.c.j2. */
/* Join two intracommunicators into an intercommunicator through their leaders. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Intercomm_create.c"

#if BND_HAS(MPI_Intercomm_create)
void BND_WIDE_NAME(mpi_intercomm_create, MPI_INTERCOMM_CREATE)(const bnd_default_integer *local_comm,
        const bnd_default_integer *local_leader, const bnd_default_integer *peer_comm,
        const bnd_default_integer *remote_leader, const bnd_default_integer *tag, bnd_default_integer *newintercomm,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_intercomm_create, MPI_INTERCOMM_CREATE)(const bnd_default_integer *local_comm,
        const bnd_default_integer *local_leader, const bnd_default_integer *peer_comm,
        const bnd_default_integer *remote_leader, const bnd_default_integer *tag, bnd_default_integer *newintercomm,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *local_leader, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *local_comm);
    BND_NARROW_CHECK(bnd_integer, *remote_leader, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *local_comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *local_comm);
    const bnd_integer int_local_comm = bnd_integer_handle(*local_comm);
    const bnd_integer int_local_leader = BND_NARROWED(bnd_integer, *local_leader);
    const bnd_integer int_peer_comm = bnd_integer_handle(*peer_comm);
    const bnd_integer int_remote_leader = BND_NARROWED(bnd_integer, *remote_leader);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    bnd_integer int_newintercomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_intercomm_create)(&int_local_comm, &int_local_leader, &int_peer_comm, &int_remote_leader, &int_tag,
            &int_newintercomm, &int_ierror);
    bnd_integer_out(newintercomm, int_newintercomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
