/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv] through templates/fortran/wrapper.c.j2. */
/* Collect blocks of varying size from all processes and deliver all to each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Allgatherv)
BND_WRAPPER void BND_NAME(mpi_allgatherv, MPI_ALLGATHERV)(const void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_allgatherv)(const void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Allgatherv, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, !bnd_is_passed_on(recvbuf), bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, *sendcount, bnd_f2c_Type(*sendtype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE,
            BND_BOUNCE_PREFER, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)), &pending, BND_ON_COMM, *comm),
            (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_recvbuf, recvbuf, BND_COUNTS_DISPLS(BND_BOUNCE_INOUT,
            remote_size_comm, recvcounts, displs, recvtype, false), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Allgatherv)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_allgatherv, MPI_ALLGATHERV)(const void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Allgatherv) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_allgatherv)(sendbuf,
            sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Allgatherv)(bnd_base(sendbuf), *sendcount, bnd_inline_f2c_Type(*sendtype),
            bnd_base(recvbuf), recvcounts, displs, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm)));
}
#endif
