/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create] through templates/fortran/ilp64.c.j2. */
/* Join two intracommunicators into an intercommunicator through their leaders. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Intercomm_create.c"

#if BND_HAS(MPI_Intercomm_create)
void BND_WIDE_NAME(mpi_intercomm_create, MPI_INTERCOMM_CREATE)(const bnd_default_integer *local_comm,
        const bnd_default_integer *local_leader, const bnd_default_integer *peer_comm,
        const bnd_default_integer *remote_leader, const bnd_default_integer *tag, bnd_default_integer *newintercomm,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_intercomm_create)(const bnd_integer *local_comm,
        const bnd_integer *local_leader, const bnd_integer *peer_comm, const bnd_integer *remote_leader,
        const bnd_integer *tag, bnd_integer *newintercomm, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Intercomm_create) && bnd_is_inline_f2c_Comm(*local_comm) &&
            bnd_is_inline_f2c_Comm(*peer_comm)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newintercomm, newintercomm);
    const int result = BND_C(MPI_Intercomm_create)(bnd_inline_f2c_Comm(*local_comm), *local_leader,
            bnd_inline_f2c_Comm(*peer_comm), *remote_leader, *tag, c_newintercomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newintercomm, newintercomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_intercomm_create)(const bnd_default_integer *local_comm,
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

void BND_WIDE_NAME(mpi_intercomm_create, MPI_INTERCOMM_CREATE)(const bnd_default_integer *local_comm,
        const bnd_default_integer *local_leader, const bnd_default_integer *peer_comm,
        const bnd_default_integer *remote_leader, const bnd_default_integer *tag, bnd_default_integer *newintercomm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(local_comm) | bnd_high_half(local_leader) | bnd_high_half(peer_comm) | bnd_high_half(remote_leader) | bnd_high_half(tag), bnd_fits(local_comm) && bnd_fits(local_leader) && bnd_fits(peer_comm) && bnd_fits(remote_leader) && bnd_fits(tag)), BND_WIDE_SLOW_PATH(mpi_intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_intercomm_create)(bnd_low_half(local_comm), bnd_low_half(local_leader),
            bnd_low_half(peer_comm), bnd_low_half(remote_leader), bnd_low_half(tag),
            (bnd_integer *)bnd_low_half(newintercomm), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_intercomm_create)(local_comm, local_leader, peer_comm, remote_leader, tag,
            newintercomm, ierror));
    bnd_widen(newintercomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
