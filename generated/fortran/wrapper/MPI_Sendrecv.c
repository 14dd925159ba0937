/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/fortran/wrapper.c.j2. */
/* Send one message and receive another, using two separate buffers. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Sendrecv)
BND_WRAPPER void BND_NAME(mpi_sendrecv, MPI_SENDRECV)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *recvtype, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *recvtype, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Sendrecv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype), *dest,
            *sendtag, bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *source, *recvtag, bnd_f2c_Comm(*comm),
            bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_sendrecv, MPI_SENDRECV)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *recvtype, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Sendrecv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_sendrecv)(sendbuf, sendcount, sendtype, dest, sendtag,
            recvbuf, recvcount, recvtype, source, recvtag, comm, status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), *dest, *sendtag,
            recvbuf, *recvcount, bnd_inline_f2c_Type(*recvtype), *source, *recvtag, bnd_inline_f2c_Comm(*comm),
            bnd_status(status)));
}
#endif
