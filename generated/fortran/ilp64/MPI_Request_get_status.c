/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status] through templates/fortran/ilp64.c.j2. */
/* Check a request for completion without freeing or deactivating it. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Request_get_status.c"

#if BND_HAS(MPI_Request_get_status)
void BND_WIDE_NAME(mpi_request_get_status, MPI_REQUEST_GET_STATUS)(const bnd_default_integer *request,
        bnd_logical *flag, bnd_default_integer *status, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_request_get_status, MPI_REQUEST_GET_STATUS)(const bnd_default_integer *request,
        bnd_logical *flag, bnd_default_integer *status, bnd_default_integer *ierror)
{
    const bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_request_get_status)(&int_request, flag,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
