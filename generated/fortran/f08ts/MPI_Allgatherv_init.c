/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a varying-size gather to all processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Allgatherv_init)
void BND_NAME(mpi_allgatherv_init, MPI_ALLGATHERV_INIT)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_allgatherv_init)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Allgatherv_init, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, peers_comm, !bnd_is_plain(recvbuf), bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &pending,
            BND_ANY_HELD, BND_COPY_IN, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, displs, recvtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Allgatherv_init)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype,
            d_recvbuf.address, recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_allgatherv_init, MPI_ALLGATHERV_INIT)(const void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Allgatherv_init) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm) &&
            bnd_is_known_Info(*info), BND_SLOW_PATH(mpi_allgatherv_init)(sendbuf, sendcount, sendtype, recvbuf,
            recvcounts, displs, recvtype, comm, info, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Allgatherv_init)(bnd_base(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), recvcounts, displs, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm),
            bnd_known_as_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
}
#endif
