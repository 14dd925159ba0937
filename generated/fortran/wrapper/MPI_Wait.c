/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/fortran/wrapper.c.j2. */
/* Block until one request is complete and then finish it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Wait)
BND_WRAPPER void BND_NAME(mpi_wait, MPI_WAIT)(bnd_integer *request, bnd_integer *status, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_wait)(bnd_integer *request, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Wait, ierror, BND_ON_SELF, 0);
    struct bnd_pending *const pending_request = bnd_any_pending() ? bnd_requests_completing(request, 1) : NULL;
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, bnd_f2c_Request(*request));
    const int result = BND_C(MPI_Wait)(c_request, bnd_status(status));
    const struct bnd_completion completed = bnd_completed(result, BND_COMPLETED_ALL, NULL);
    BND_HANDLE_COPY_OUT(MPI_REQUEST, Request, c_request, request);
    if (pending_request) bnd_requests_completed(pending_request, request, completed);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_wait, MPI_WAIT)(bnd_integer *request, bnd_integer *status, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Wait) && BND_REQUEST_IS_FAST(request), BND_SLOW_PATH(mpi_wait)(request,
            status, ierror));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, PMPI_Request_f2c(*request));
    const int result = BND_C(MPI_Wait)(c_request, bnd_status(status));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_COPY_OUT(MPI_REQUEST, Request, c_request, request);
}
#endif
