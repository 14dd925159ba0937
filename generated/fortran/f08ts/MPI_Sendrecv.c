/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/fortran/wrapper.c.j2. */
/* Send one message and receive another, using two separate buffers. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Sendrecv)
BND_WRAPPER void BND_NAME(mpi_sendrecv, MPI_SENDRECV)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Sendrecv, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, *sendcount, bnd_f2c_Type(*sendtype), *dest != MPI_PROC_NULL, pending, (void)0,
            ierror, BND_ON_COMM, *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_PREFER, 1,
            *sendcount, *sendcount, bnd_f2c_Type(*sendtype));
    BND_CHOICE_IN(d_recvbuf, recvbuf, *recvcount, bnd_f2c_Type(*recvtype), *source != MPI_PROC_NULL, pending, (void)0,
            ierror, BND_ON_COMM, *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, 1, *recvcount,
            *recvcount, bnd_f2c_Type(*recvtype));
    const int result = BND_C(MPI_Sendrecv)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, *dest, *sendtag,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, *source, *recvtag, bnd_f2c_Comm(*comm),
            bnd_status(status));
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_sendrecv, MPI_SENDRECV)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Sendrecv) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_sendrecv)(sendbuf,
            sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv)(bnd_base(sendbuf), *sendcount, bnd_inline_f2c_Type(*sendtype), *dest,
            *sendtag, bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype), *source, *recvtag,
            bnd_inline_f2c_Comm(*comm), bnd_status(status)));
}
#endif
