/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibcast] through templates/fortran/wrapper.c.j2. */
/* Start a broadcast from the root and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ibcast)
BND_WRAPPER void BND_NAME(mpi_ibcast, MPI_IBCAST)(void *buffer, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ibcast)(void *buffer, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ibcast, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ibcast)(bnd_buffer(buffer), *count, bnd_f2c_Type(*datatype), *root,
            bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ibcast, MPI_IBCAST)(void *buffer, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ibcast) && bnd_is_not_sentinel(buffer) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_ibcast)(buffer,
            count, datatype, root, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ibcast)(buffer, *count, bnd_inline_f2c_Type(*datatype), *root,
            bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
