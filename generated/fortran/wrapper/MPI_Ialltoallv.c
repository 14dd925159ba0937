/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoallv] through templates/fortran/wrapper.c.j2. */
/* Start a varying-size exchange between all pairs and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ialltoallv)
BND_WRAPPER void BND_NAME(mpi_ialltoallv, MPI_IALLTOALLV)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ialltoallv)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ialltoallv, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ialltoallv)(bnd_buffer(sendbuf), sendcounts, sdispls, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, rdispls, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ialltoallv, MPI_IALLTOALLV)(void *sendbuf, bnd_integer *sendcounts, bnd_integer *sdispls,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *rdispls,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ialltoallv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ialltoallv)(sendbuf, sendcounts, sdispls, sendtype,
            recvbuf, recvcounts, rdispls, recvtype, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ialltoallv)(sendbuf, sendcounts, sdispls, bnd_inline_f2c_Type(*sendtype), recvbuf,
            recvcounts, rdispls, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
