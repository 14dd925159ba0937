/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Start] through templates/fortran/wrapper.c.j2. */
/* Activate one persistent or partitioned request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Start)
BND_WRAPPER void BND_NAME(mpi_start, MPI_START)(bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_start, MPI_START)(bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Start, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, bnd_f2c_Request(*request));
    if (bnd_any_pending()) bnd_requests_starting(request, 1);
    const int result = BND_C(MPI_Start)(c_request);
    BND_HANDLE_COPY_OUT(MPI_REQUEST, Request, c_request, request);
    if (bnd_any_pending()) bnd_requests_started(request, 1, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
