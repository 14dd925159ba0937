/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status] through templates/fortran/wrapper.c.j2. */
/* Check a request for completion without freeing or deactivating it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status)
BND_WRAPPER void BND_NAME(mpi_request_get_status, MPI_REQUEST_GET_STATUS)(const bnd_integer *request,
        bnd_logical *flag, bnd_integer *status, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_request_get_status, MPI_REQUEST_GET_STATUS)(const bnd_integer *request,
        bnd_logical *flag, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Request_get_status, ierror, BND_ON_SELF, 0);
    const unsigned long since = bnd_requests_inspecting();
    int c_flag = 0;
    const int result = BND_C(MPI_Request_get_status)(bnd_f2c_Request(*request), &c_flag, bnd_status(status));
    const struct bnd_completion completed = bnd_completed(result, c_flag ? BND_COMPLETED_ALL : 0, NULL);
    if (bnd_any_pending()) bnd_requests_inspected(request, 1, since, completed);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
