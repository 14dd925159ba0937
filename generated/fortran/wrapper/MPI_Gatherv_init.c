/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gatherv_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for gathering varying-size blocks at the root. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Gatherv_init)
BND_WRAPPER void BND_NAME(mpi_gatherv_init, MPI_GATHERV_INIT)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_gatherv_init)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Gatherv_init, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Gatherv_init)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_f2c_Type(*recvtype), *root, bnd_f2c_Comm(*comm),
            bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_gatherv_init, MPI_GATHERV_INIT)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, bnd_integer *recvcounts, bnd_integer *displs,
        const bnd_integer *recvtype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Gatherv_init) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_gatherv_init)(sendbuf,
            sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Gatherv_init)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), recvbuf,
            recvcounts, displs, bnd_inline_f2c_Type(*recvtype), *root, bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
