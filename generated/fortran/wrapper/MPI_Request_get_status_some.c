/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_some] through templates/fortran/wrapper.c.j2. */
/* Report which requests of a list are complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_some)
BND_WRAPPER void BND_NAME(mpi_request_get_status_some, MPI_REQUEST_GET_STATUS_SOME)(const bnd_integer *incount,
        const bnd_integer *array_of_requests, bnd_integer *outcount, bnd_integer *array_of_indices,
        bnd_integer *array_of_statuses, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_request_get_status_some, MPI_REQUEST_GET_STATUS_SOME)(const bnd_integer *incount,
        const bnd_integer *array_of_requests, bnd_integer *outcount, bnd_integer *array_of_indices,
        bnd_integer *array_of_statuses, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Request_get_status_some, ierror, BND_ON_SELF, 0);
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *incount, (void)0, ierror);
    const unsigned long since = bnd_requests_inspecting();
    const int result = BND_C(MPI_Request_get_status_some)(*incount, c_array_of_requests, outcount, array_of_indices,
            bnd_statuses(array_of_statuses));
    const struct bnd_completion completed = bnd_completed_some(result, *incount, outcount, array_of_indices);
    BND_HANDLE_ARRAY_FREE(c_array_of_requests);
    if (bnd_any_pending()) bnd_requests_inspected(array_of_requests, *incount, since, completed);
    bnd_indices_to_fortran(array_of_indices, completed.number);
    BND_STORE_IERROR(ierror, result);
}
#endif
