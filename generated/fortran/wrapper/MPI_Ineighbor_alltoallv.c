/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoallv] through templates/fortran/wrapper.c.j2. */
/* Start an exchange of separate varying-size blocks with each neighbour. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ineighbor_alltoallv)
BND_WRAPPER void BND_NAME(mpi_ineighbor_alltoallv, MPI_INEIGHBOR_ALLTOALLV)(void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ineighbor_alltoallv)(void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ineighbor_alltoallv, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ineighbor_alltoallv)(bnd_buffer(sendbuf), sendcounts, sdispls,
            bnd_f2c_Type(*sendtype), bnd_buffer(recvbuf), recvcounts, rdispls, bnd_f2c_Type(*recvtype),
            bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ineighbor_alltoallv, MPI_INEIGHBOR_ALLTOALLV)(void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ineighbor_alltoallv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ineighbor_alltoallv)(sendbuf, sendcounts, sdispls,
            sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ineighbor_alltoallv)(sendbuf, sendcounts, sdispls, bnd_inline_f2c_Type(*sendtype),
            recvbuf, recvcounts, rdispls, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
