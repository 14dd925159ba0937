/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a broadcast from the root. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Bcast_init)
BND_WRAPPER void BND_NAME(mpi_bcast_init, MPI_BCAST_INIT)(void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_bcast_init)(void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Bcast_init, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Bcast_init)(bnd_buffer(buffer), *count, bnd_f2c_Type(*datatype), *root,
            bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_bcast_init, MPI_BCAST_INIT)(void *buffer, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *root, const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Bcast_init) && bnd_is_not_sentinel(buffer) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_bcast_init)(buffer, count, datatype, root, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Bcast_init)(buffer, *count, bnd_inline_f2c_Type(*datatype), *root,
            bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
