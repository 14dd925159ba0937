/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoall] through templates/fortran/wrapper.c.j2. */
/* Start an equal-block exchange between all pairs and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ialltoall)
BND_WRAPPER void BND_NAME(mpi_ialltoall, MPI_IALLTOALL)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ialltoall)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Ialltoall, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, !bnd_is_passed_on(sendbuf) || !bnd_is_passed_on(recvbuf),
            bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, pending, (void)0, ierror, BND_ON_COMM,
            *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_IN, remote_size_comm, *sendcount,
            *sendcount, bnd_f2c_Type(*sendtype));
    BND_CHOICE_IN(d_recvbuf, recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, pending, (void)0, ierror, BND_ON_COMM,
            *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, remote_size_comm, *recvcount,
            *recvcount, bnd_f2c_Type(*recvtype));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ialltoall)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, c_request));
    BND_REQUEST_CREATED(request, c_request, result);
    bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ialltoall, MPI_IALLTOALL)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ialltoall) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ialltoall)(sendbuf,
            sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ialltoall)(bnd_base(sendbuf), *sendcount, bnd_inline_f2c_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, c_request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
