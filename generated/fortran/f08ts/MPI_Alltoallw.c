/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallw)
BND_WRAPPER void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *sdispls,
        const MPI_Fint *sendtypes, const void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *rdispls,
        const MPI_Fint *recvtypes, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Alltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(sendbuf) || !bnd_is_passed_on(recvbuf),
            bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLE_ARRAY(MPI_Datatype, c_sendtypes, sendtypes,
            (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : remote_size_comm));
    BND_HANDLE_ARRAY_IN(Type, c_sendtypes, sendtypes, (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : remote_size_comm),
            bnd_pending_release(pending), ierror);
    BND_HANDLE_ARRAY(MPI_Datatype, c_recvtypes, recvtypes, remote_size_comm);
    BND_HANDLE_ARRAY_IN(Type, c_recvtypes, recvtypes, remote_size_comm,
            bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes), ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, 0, MPI_BYTE, 1, pending,
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror, BND_ON_COMM, *comm,
            bnd_choice_counts_displs, BND_BOUNCE_PREFER, BND_COUNTS_DISPLS(remote_size_comm, sendcounts, sdispls,
            sendtypes, true));
    BND_CHOICE_IN(d_recvbuf, recvbuf, 0, MPI_BYTE, 1, pending,
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror, BND_ON_COMM, *comm,
            bnd_choice_counts_displs, BND_BOUNCE_INOUT, BND_COUNTS_DISPLS(remote_size_comm, recvcounts, rdispls,
            recvtypes, true));
    const int result = BND_C(MPI_Alltoallw)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes, d_recvbuf.address,
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
