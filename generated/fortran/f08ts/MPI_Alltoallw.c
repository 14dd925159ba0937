/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallw)
BND_WRAPPER void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtypes, const void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtypes, const void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Alltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(sendbuf) || !bnd_is_passed_on(recvbuf),
            bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_sendtypes, sendtypes,
            (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : remote_size_comm), bnd_pending_release(pending), ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_recvtypes, recvtypes, remote_size_comm,
            bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes), ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_sendbuf, sendbuf, BND_COUNTS_DISPLS(BND_BOUNCE_PREFER,
            remote_size_comm, sendcounts, sdispls, sendtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_recvbuf, recvbuf, BND_COUNTS_DISPLS(BND_BOUNCE_INOUT,
            remote_size_comm, recvcounts, rdispls, recvtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    const int result = BND_C(MPI_Alltoallw)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes, d_recvbuf.address,
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
