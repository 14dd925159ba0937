/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibarrier] through templates/fortran/wrapper.c.j2. */
/* Announce arrival at a barrier and return a request that completes when all arrive. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ibarrier)
BND_WRAPPER void BND_NAME(mpi_ibarrier, MPI_IBARRIER)(const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ibarrier)(const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ibarrier, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ibarrier)(bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ibarrier, MPI_IBARRIER)(const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ibarrier) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_ibarrier)(comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ibarrier)(bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
