/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_any] through templates/fortran/ilp64.c.j2. */
/* Check whether any request of a list is complete, freeing none of them. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Request_get_status_any.c"

#if BND_HAS(MPI_Request_get_status_any)
void BND_WIDE_NAME(mpi_request_get_status_any, MPI_REQUEST_GET_STATUS_ANY)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_requests, bnd_default_integer *index, bnd_logical *flag,
        bnd_default_integer *status, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_request_get_status_any, MPI_REQUEST_GET_STATUS_ANY)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_requests, bnd_default_integer *index, bnd_logical *flag,
        bnd_default_integer *status, bnd_default_integer *ierror)
{
    const long int_array_of_requests_count = *count;
    BND_NARROW_CHECK(bnd_integer, *count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    bnd_integer int_index = BND_INTEGER_UNSET;
    bnd_integer int_status[BND_STATUS_INTEGERS];
    BND_INTEGERS(bnd_integers_handles, int_array_of_requests, array_of_requests, (void)0, ierror);
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_request_get_status_any)(&int_count, int_array_of_requests, &int_index, flag,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    BND_ARRAY_FREE(int_array_of_requests);
    bnd_integer_out(index, int_index);
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
