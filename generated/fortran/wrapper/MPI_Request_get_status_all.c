/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_all] through templates/fortran/wrapper.c.j2. */
/* Check whether all requests of a list are complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_all)
BND_WRAPPER void BND_NAME(mpi_request_get_status_all, MPI_REQUEST_GET_STATUS_ALL)(const bnd_integer *count,
        const bnd_integer *array_of_requests, bnd_logical *flag, bnd_integer *array_of_statuses, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_request_get_status_all, MPI_REQUEST_GET_STATUS_ALL)(const bnd_integer *count,
        const bnd_integer *array_of_requests, bnd_logical *flag, bnd_integer *array_of_statuses, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Request_get_status_all, ierror, BND_ON_SELF, 0);
    int c_flag = 0;
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *count, (void)0, ierror);
    const unsigned long since = bnd_requests_inspecting();
    const int result = BND_C(MPI_Request_get_status_all)(*count, c_array_of_requests, &c_flag,
            bnd_statuses(array_of_statuses));
    const struct bnd_completion completed = bnd_completed(result, c_flag ? BND_COMPLETED_ALL : 0, NULL);
    BND_HANDLE_ARRAY_FREE(c_array_of_requests);
    if (bnd_any_pending()) bnd_requests_inspected(array_of_requests, *count, since, completed);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
