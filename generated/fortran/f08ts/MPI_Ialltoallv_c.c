/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallv] through templates/fortran/wrapper.c.j2. */
/* Start a varying-size exchange between all pairs and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ialltoallv_c) || BND_HAS(MPI_Ialltoallv)
void BND_NAME(mpi_ialltoallv_c, MPI_IALLTOALLV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

#if BND_HAS(MPI_Ialltoallv_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_ialltoallv_c)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Ialltoallv_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, peers_comm, !bnd_is_plain(sendbuf) || !bnd_is_plain(recvbuf), bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_IN, BND_ON_COMM, *comm,
            BND_PLACES(peers_comm, sendcounts, sdispls, sendtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, rdispls, recvtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ialltoallv_c)(d_sendbuf.address, sendcounts, sdispls, bnd_f2c_Type(*sendtype),
            d_recvbuf.address, recvcounts, rdispls, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_ialltoallv_c, MPI_IALLTOALLV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Ialltoallv_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ialltoallv_c) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_ialltoallv_c)(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls,
            recvtype, comm, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Ialltoallv_c)(bnd_base(sendbuf), sendcounts, sdispls, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), recvcounts, rdispls, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
#else
    BND_REQUIRE(MPI_Ialltoallv, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int peers_comm = bnd_peers(bnd_f2c_Comm(*comm));
    const long n_sendcounts = !bnd_is_in_place(bnd_base(sendbuf)) ? peers_comm : 0;
    const long n_sdispls = !bnd_is_in_place(bnd_base(sendbuf)) ? peers_comm : 0;
    const long n_recvcounts = peers_comm;
    const long n_rdispls = peers_comm;
    BND_FIT_ALL(int, sendcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, sdispls, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, recvcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, rdispls, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_IN, BND_ON_COMM, *comm,
            BND_PLACES(peers_comm, sendcounts, sdispls, sendtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, rdispls, recvtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    BND_FIT_KEPT(int, sendcounts, bnd_pending_drop(pending));
    BND_FIT_KEPT(int, sdispls, bnd_pending_drop(pending));
    BND_FIT_KEPT(int, recvcounts, bnd_pending_drop(pending));
    BND_FIT_KEPT(int, rdispls, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Ialltoallv)(d_sendbuf.address, c_sendcounts, c_sdispls, bnd_f2c_Type(*sendtype),
            d_recvbuf.address, c_recvcounts, c_rdispls, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
