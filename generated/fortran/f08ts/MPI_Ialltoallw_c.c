/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallw] through templates/fortran/wrapper.c.j2. */
/* Start an all-pairs exchange with a type for each block and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ialltoallw_c) || BND_HAS(MPI_Ialltoallw)
void BND_NAME(mpi_ialltoallw_c, MPI_IALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(mpi_ialltoallw_c, MPI_IALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Ialltoallw_c)
    BND_REQUIRE(MPI_Ialltoallw_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, peers_comm, BND_CONVERTS_HANDLES || !bnd_is_plain(sendbuf) || !bnd_is_plain(recvbuf),
            bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLES_KEPT(MPI_Datatype, sendtypes, (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : peers_comm));
    BND_HANDLES_KEPT(MPI_Datatype, recvtypes, peers_comm);
    BND_HANDLES_KEPT_IN(Type, sendtypes);
    BND_HANDLES_KEPT_IN(Type, recvtypes);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_IN, BND_ON_COMM, *comm,
            BND_PLACES(peers_comm, sendcounts, sdispls, sendtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, rdispls, recvtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ialltoallw_c)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes, d_recvbuf.address,
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Ialltoallw, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
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
    BND_HANDLES_KEPT(MPI_Datatype, sendtypes, (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : peers_comm));
    BND_HANDLES_KEPT(MPI_Datatype, recvtypes, peers_comm);
    BND_HANDLES_KEPT_IN(Type, sendtypes);
    BND_HANDLES_KEPT_IN(Type, recvtypes);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_IN, BND_ON_COMM, *comm,
            BND_PLACES(peers_comm, sendcounts, sdispls, sendtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, rdispls, recvtypes, true)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    BND_FIT_KEPT(int, sendcounts, bnd_pending_drop(pending));
    BND_FIT_KEPT(int, sdispls, bnd_pending_drop(pending));
    BND_FIT_KEPT(int, recvcounts, bnd_pending_drop(pending));
    BND_FIT_KEPT(int, rdispls, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Ialltoallw)(d_sendbuf.address, c_sendcounts, c_sdispls, c_sendtypes,
            d_recvbuf.address, c_recvcounts, c_rdispls, c_recvtypes, bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
