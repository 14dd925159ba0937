/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv_replace] through templates/fortran/wrapper.c.j2. */
/* Start a combined send and receive that share one buffer and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Isendrecv_replace)
BND_WRAPPER void BND_NAME(mpi_isendrecv_replace, MPI_ISENDRECV_REPLACE)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_isendrecv_replace)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Isendrecv_replace, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv_replace)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_isendrecv_replace, MPI_ISENDRECV_REPLACE)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Isendrecv_replace) && bnd_is_not_sentinel(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_isendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, comm, request,
            ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Isendrecv_replace)(buf, *count, bnd_inline_f2c_Type(*datatype), *dest, *sendtag,
            *source, *recvtag, bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
