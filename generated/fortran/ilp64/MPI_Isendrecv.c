/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv] through templates/fortran/ilp64.c.j2. */
/* Start a combined send and receive with separate buffers and return one request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Isendrecv_c.c"

#if BND_HAS(MPI_Isendrecv_c)
void BND_WIDE_NAME(mpi_isendrecv, MPI_ISENDRECV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const void *recvbuf, const MPI_Count *recvcount, const bnd_default_integer *recvtype,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_isendrecv)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const void *recvbuf, const MPI_Count *recvcount, const bnd_default_integer *recvtype,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_isendrecv, MPI_ISENDRECV)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount,
            recvtype, source, recvtag, comm, request, ierror);
}

void BND_WIDE_NAME(mpi_isendrecv, MPI_ISENDRECV)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_default_integer *sendtype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const void *recvbuf, const MPI_Count *recvcount, const bnd_default_integer *recvtype,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*sendtype) && bnd_is_known_type(*recvtype),
            BND_FIRST_USE(mpi_isendrecv)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, comm, request, ierror));
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
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_isendrecv_c)(sendbuf, sendcount, &int_sendtype, &int_dest, &int_sendtag, recvbuf, recvcount,
            &int_recvtype, &int_source, &int_recvtag, &int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
