/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/fortran/wrapper.c.j2. */
/* Send one message and receive another, using two separate buffers. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Sendrecv)
BND_WRAPPER void BND_NAME(mpi_sendrecv, MPI_SENDRECV)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Sendrecv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype), *dest,
            *sendtag, bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *source, *recvtag, bnd_f2c_Comm(*comm),
            bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_sendrecv, MPI_SENDRECV)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
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
