/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_allgatherv] through templates/fortran/wrapper.c.j2. */
/* Start sending one block to all neighbours and collecting varying-size ones. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ineighbor_allgatherv)
BND_WRAPPER void BND_NAME(mpi_ineighbor_allgatherv, MPI_INEIGHBOR_ALLGATHERV)(void *sendbuf,
        const bnd_integer *sendcount, const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *displs, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ineighbor_allgatherv)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ineighbor_allgatherv, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ineighbor_allgatherv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ineighbor_allgatherv, MPI_INEIGHBOR_ALLGATHERV)(void *sendbuf,
        const bnd_integer *sendcount, const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *displs, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ineighbor_allgatherv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ineighbor_allgatherv)(sendbuf, sendcount, sendtype,
            recvbuf, recvcounts, displs, recvtype, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ineighbor_allgatherv)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), recvbuf,
            recvcounts, displs, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
