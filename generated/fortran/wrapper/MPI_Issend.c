/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Issend] through templates/fortran/wrapper.c.j2. */
/* Start a synchronous-mode send, complete only when its receive has started. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Issend)
BND_WRAPPER void BND_NAME(mpi_issend, MPI_ISSEND)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_issend)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Issend, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Issend)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *dest, *tag,
            bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_issend, MPI_ISSEND)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Issend) && bnd_is_not_sentinel(buf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_issend)(buf, count, datatype, dest, tag, comm, request,
            ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Issend)(buf, *count, bnd_inline_f2c_Type(*datatype), *dest, *tag,
            bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
