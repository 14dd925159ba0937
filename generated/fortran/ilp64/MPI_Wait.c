/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/fortran/ilp64.c.j2. */
/* Block until one request is complete and then finish it. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Wait.c"

#if BND_HAS(MPI_Wait)
void BND_WIDE_NAME(mpi_wait, MPI_WAIT)(bnd_default_integer *request, bnd_default_integer *status,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_wait, MPI_WAIT)(bnd_default_integer *request, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_wait)(&int_request, (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status),
            &int_ierror);
    bnd_integer_inout(request, int_request, bnd_integer_handle(*request));
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
