/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_free] through templates/fortran/wrapper.c.j2. */
/* Mark a request for release without waiting for its operation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_free)
BND_WRAPPER void BND_NAME(mpi_request_free, MPI_REQUEST_FREE)(bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_request_free, MPI_REQUEST_FREE)(bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Request_free, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending_request = NULL;
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, bnd_f2c_Request(*request));
    BND_RETURN_ON_ERROR(bnd_request_freeing(*request, &pending_request), (void)0, ierror);
    const int result = BND_C(MPI_Request_free)(c_request);
    BND_HANDLE_COPY_OUT(MPI_REQUEST, Request, c_request, request);
    bnd_request_freed(pending_request, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
