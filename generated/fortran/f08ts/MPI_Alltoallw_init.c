/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for an all-pairs exchange with a type per block. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallw_init)
void BND_NAME(mpi_alltoallw_init, MPI_ALLTOALLW_INIT)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(mpi_alltoallw_init, MPI_ALLTOALLW_INIT)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Alltoallw_init, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
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
    const int result = BND_C(MPI_Alltoallw_init)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes,
            d_recvbuf.address, recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif
