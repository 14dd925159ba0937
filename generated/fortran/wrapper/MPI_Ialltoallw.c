/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallw] through templates/fortran/wrapper.c.j2. */
/* Start an all-pairs exchange with a type for each block and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ialltoallw)
BND_WRAPPER void BND_NAME(mpi_ialltoallw, MPI_IALLTOALLW)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtypes, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_ialltoallw, MPI_IALLTOALLW)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtypes, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ialltoallw, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, BND_CONVERTS_HANDLES, bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_sendtypes, sendtypes, (bnd_is_in_place(sendbuf) ? 0 : remote_size_comm),
            pending);
    BND_PENDING_HANDLE_ARRAY(MPI_Datatype, c_recvtypes, recvtypes, remote_size_comm, pending);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_sendtypes, sendtypes, pending, ierror);
    BND_PENDING_HANDLE_ARRAY_IN(Type, c_recvtypes, recvtypes, pending, ierror);
    const int result = BND_C(MPI_Ialltoallw)(bnd_buffer(sendbuf), sendcounts, sdispls, c_sendtypes,
            bnd_buffer(recvbuf), recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif
