/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_all] through templates/fortran/ilp64.c.j2. */
/* Check whether all requests of a list are complete, freeing none of them. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Request_get_status_all.c"

#if BND_HAS(MPI_Request_get_status_all)
void BND_WIDE_NAME(mpi_request_get_status_all, MPI_REQUEST_GET_STATUS_ALL)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_requests, bnd_logical *flag, bnd_default_integer *array_of_statuses,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_request_get_status_all, MPI_REQUEST_GET_STATUS_ALL)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_requests, bnd_logical *flag, bnd_default_integer *array_of_statuses,
        bnd_default_integer *ierror)
{
    const long int_array_of_requests_count = *count;
    const long int_array_of_statuses_count = bnd_is_statuses_ignore(array_of_statuses) ? 0 : *count * BND_STATUS_INTEGERS;
    BND_NARROW_CHECK(bnd_integer, *count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    BND_INTEGERS(bnd_integers_handles, int_array_of_requests, array_of_requests, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_array_of_statuses, array_of_statuses, BND_ARRAY_FREE(int_array_of_requests),
            ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_request_get_status_all)(&int_count, int_array_of_requests, flag,
            (bnd_is_statuses_ignore(array_of_statuses) ? (bnd_integer *)array_of_statuses : int_array_of_statuses),
            &int_ierror);
    BND_ARRAY_FREE(int_array_of_requests);
    bnd_statuses_out(array_of_statuses, int_array_of_statuses, int_array_of_statuses_count);
    BND_ARRAY_FREE(int_array_of_statuses);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
