/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test] through templates/fortran/wrapper.c.j2. */
/* Check one request without waiting and finish it if it is complete. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Test)
BND_WRAPPER void BND_NAME(mpi_test, MPI_TEST)(bnd_integer *request, bnd_logical *flag, bnd_integer *status,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_test, MPI_TEST)(bnd_integer *request, bnd_logical *flag, bnd_integer *status,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Test, ierror, BND_ON_SELF, 0);
    struct bnd_pending *const pending_request = bnd_any_pending() ? bnd_requests_completing(request, 1) : NULL;
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, bnd_f2c_Request(*request));
    int c_flag = 0;
    const int result = BND_C(MPI_Test)(c_request, &c_flag, bnd_status(status));
    const struct bnd_completion completed = bnd_completed(result, c_flag ? BND_COMPLETED_ALL : 0, NULL);
    BND_HANDLE_COPY_OUT(MPI_REQUEST, Request, c_request, request);
    if (pending_request) bnd_requests_completed(pending_request, request, completed);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
