/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Recv_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a receive. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Recv_init)
BND_WRAPPER void BND_NAME(mpi_recv_init, MPI_RECV_INIT)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *source, const bnd_integer *tag, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_recv_init)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *source, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Recv_init, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Recv_init)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *source, *tag,
            bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_recv_init, MPI_RECV_INIT)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *source, const bnd_integer *tag, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Recv_init) && bnd_is_not_sentinel(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_recv_init)(buf,
            count, datatype, source, tag, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Recv_init)(buf, *count, bnd_inline_f2c_Type(*datatype), *source, *tag,
            bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
