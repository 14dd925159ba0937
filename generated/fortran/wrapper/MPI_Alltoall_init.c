/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoall_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for an equal-block exchange between all pairs. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Alltoall_init)
BND_WRAPPER void BND_NAME(mpi_alltoall_init, MPI_ALLTOALL_INIT)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_alltoall_init)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Alltoall_init, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Alltoall_init)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_alltoall_init, MPI_ALLTOALL_INIT)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, void *recvbuf, const bnd_integer *recvcount, const bnd_integer *recvtype,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Alltoall_init) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_alltoall_init)(sendbuf,
            sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Alltoall_init)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), recvbuf,
            *recvcount, bnd_inline_f2c_Type(*recvtype), bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info),
            c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
