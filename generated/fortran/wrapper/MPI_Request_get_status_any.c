/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_any] through templates/fortran/wrapper.c.j2. */
/* Check whether any request of a list is complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_any)
BND_WRAPPER void BND_NAME(mpi_request_get_status_any, MPI_REQUEST_GET_STATUS_ANY)(const bnd_integer *count,
        const bnd_integer *array_of_requests, bnd_integer *index, bnd_logical *flag, bnd_integer *status,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_request_get_status_any, MPI_REQUEST_GET_STATUS_ANY)(const bnd_integer *count,
        const bnd_integer *array_of_requests, bnd_integer *index, bnd_logical *flag, bnd_integer *status,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Request_get_status_any, ierror, BND_ON_SELF, 0);
    int c_index = BND_INTEGER_UNSET;
    int c_flag = 0;
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *count, (void)0, ierror);
    const unsigned long since = bnd_requests_inspecting();
    const int result = BND_C(MPI_Request_get_status_any)(*count, c_array_of_requests, &c_index, &c_flag,
            bnd_status(status));
    const struct bnd_completion completed = bnd_completed(result, c_flag, &c_index);
    BND_HANDLE_ARRAY_FREE(c_array_of_requests);
    if (bnd_any_pending()) bnd_requests_inspected(array_of_requests, *count, since, completed);
    bnd_index_to_fortran(index, c_index);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
