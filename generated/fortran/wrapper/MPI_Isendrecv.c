/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv] through templates/fortran/wrapper.c.j2. */
/* Start a combined send and receive with separate buffers and return one request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Isendrecv)
BND_WRAPPER void BND_NAME(mpi_isendrecv, MPI_ISENDRECV)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_isendrecv)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Isendrecv, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype), *dest, *sendtag,
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *source, *recvtag, bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, c_request));
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_isendrecv, MPI_ISENDRECV)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Isendrecv) && bnd_is_not_sentinel(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_not_sentinel(recvbuf) && bnd_is_inline_f2c_Type(*recvtype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_isendrecv)(sendbuf, sendcount, sendtype, dest, sendtag,
            recvbuf, recvcount, recvtype, source, recvtag, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Isendrecv)(sendbuf, *sendcount, bnd_inline_f2c_Type(*sendtype), *dest, *sendtag,
            recvbuf, *recvcount, bnd_inline_f2c_Type(*recvtype), *source, *recvtag, bnd_inline_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, c_request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
