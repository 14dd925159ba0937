/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/fortran/ilp64.c.j2. */
/* Send one message and receive another, using two separate buffers. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Sendrecv_c.c"

#if BND_HAS(MPI_Sendrecv_c) || BND_HAS(MPI_Sendrecv)
void BND_WIDE_NAME(mpi_sendrecv, MPI_SENDRECV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const void *recvbuf, const MPI_Count *recvcount, const bnd_default_integer *recvtype,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *status, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_sendrecv)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const void *recvbuf, const MPI_Count *recvcount, const bnd_default_integer *recvtype,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *status, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_sendrecv, MPI_SENDRECV)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount,
            recvtype, source, recvtag, comm, status, ierror);
}

void BND_WIDE_NAME(mpi_sendrecv, MPI_SENDRECV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const void *recvbuf, const MPI_Count *recvcount, const bnd_default_integer *recvtype,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *status, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_sendrecv)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, comm, status, ierror));
    BND_NARROW_CHECK(bnd_integer, *dest, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *sendtag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *recvtag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_sendtype = bnd_integer_type(*sendtype);
    const bnd_integer int_dest = BND_NARROWED(bnd_integer, *dest);
    const bnd_integer int_sendtag = BND_NARROWED(bnd_integer, *sendtag);
    const bnd_integer int_recvtype = bnd_integer_type(*recvtype);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_recvtag = BND_NARROWED(bnd_integer, *recvtag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_sendrecv_c)(sendbuf, sendcount, &int_sendtype, &int_dest, &int_sendtag, recvbuf, recvcount,
            &int_recvtype, &int_source, &int_recvtag, &int_comm,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
