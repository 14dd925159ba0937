/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a barrier over a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Barrier_init)
BND_WRAPPER void BND_NAME(mpi_barrier_init, MPI_BARRIER_INIT)(const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_barrier_init)(const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Barrier_init, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Barrier_init)(bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_barrier_init, MPI_BARRIER_INIT)(const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Barrier_init) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_barrier_init)(comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Barrier_init)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
