/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallw)
void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Alltoallw, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, peers_comm, BND_CONVERTS_HANDLES || !bnd_is_plain(sendbuf) || !bnd_is_plain(recvbuf),
            bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLES_ROOM(MPI_Datatype, sendtypes, (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : peers_comm));
    BND_HANDLES_ROOM(MPI_Datatype, recvtypes, peers_comm);
    BND_HANDLES_IN(Type, sendtypes);
    BND_HANDLES_IN(Type, recvtypes);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, sendbuf, &pending, BND_COPY_RATHER, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, sendcounts, sdispls, sendtypes, true)),
            BND_HANDLES_FREE(sendtypes); BND_HANDLES_FREE(recvtypes); if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(peers_comm, recvcounts, rdispls, recvtypes, true)),
            BND_HANDLES_FREE(sendtypes); BND_HANDLES_FREE(recvtypes); if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Alltoallw)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes, d_recvbuf.address,
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLES_FREE(sendtypes);
    BND_HANDLES_FREE(recvtypes);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
