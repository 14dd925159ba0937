/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallw] through templates/fortran/wrapper.c.j2. */
/* Start an all-pairs exchange with a type for each block and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ialltoallw)
BND_WRAPPER void BND_NAME(mpi_ialltoallw, MPI_IALLTOALLW)(const void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtypes, const void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_ialltoallw, MPI_IALLTOALLW)(const void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtypes, const void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ialltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(sendbuf) || !bnd_is_passed_on(recvbuf),
            bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_sendtypes, sendtypes,
            (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : remote_size_comm), pending);
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_recvtypes, recvtypes, remote_size_comm, pending);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_sendtypes, sendtypes, pending, ierror);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_recvtypes, recvtypes, pending, ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_sendbuf, sendbuf, BND_COUNTS_DISPLS(BND_BOUNCE_IN,
            remote_size_comm, sendcounts, sdispls, sendtypes, true), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_recvbuf, recvbuf, BND_COUNTS_DISPLS(BND_BOUNCE_INOUT,
            remote_size_comm, recvcounts, rdispls, recvtypes, true), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ialltoallw)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes, d_recvbuf.address,
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif
