/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv] through templates/fortran/wrapper.c.j2. */
/* Start a combined send and receive with separate buffers and return one request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Isendrecv)
BND_WRAPPER void BND_NAME(mpi_isendrecv, MPI_ISENDRECV)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *recvtype, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_isendrecv)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *recvtype, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Isendrecv, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype), *dest, *sendtag,
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *source, *recvtag, bnd_f2c_Comm(*comm),
            c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_isendrecv, MPI_ISENDRECV)(void *sendbuf, const bnd_integer *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, void *recvbuf,
        const bnd_integer *recvcount, const bnd_integer *recvtype, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Isendrecv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_isendrecv)(sendbuf, sendcount, sendtype, dest, sendtag,
            recvbuf, recvcount, recvtype, source, recvtag, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Isendrecv)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), *dest, *sendtag,
            recvbuf, *recvcount, bnd_inline_f2c_Type(*recvtype), *source, *recvtag, bnd_inline_f2c_Comm(*comm),
            c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
