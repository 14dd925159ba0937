/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgather] through templates/fortran/wrapper.c.j2. */
/* Collect equal blocks from all processes and deliver the whole to each of them. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Allgather)
BND_WRAPPER void BND_NAME(mpi_allgather, MPI_ALLGATHER)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_allgather)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Allgather, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, !bnd_is_passed_on(recvbuf), bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, pending, (void)0, ierror, BND_ON_COMM,
            *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_PREFER, 1, *sendcount, *sendcount,
            bnd_f2c_Type(*sendtype));
    BND_CHOICE_IN(d_recvbuf, recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, pending, (void)0, ierror, BND_ON_COMM,
            *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, remote_size_comm, *recvcount,
            *recvcount, bnd_f2c_Type(*recvtype));
    const int result = BND_C(MPI_Allgather)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm));
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_allgather, MPI_ALLGATHER)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Allgather) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_allgather)(sendbuf,
            sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Allgather)(bnd_base(sendbuf), *sendcount, bnd_inline_f2c_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm)));
}
#endif
