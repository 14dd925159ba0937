/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test] through templates/fortran/ilp64.c.j2. */
/* Check one request without waiting and finish it if it is complete. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Test.c"

#if BND_HAS(MPI_Test)
void BND_WIDE_NAME(mpi_test, MPI_TEST)(bnd_default_integer *request, bnd_logical *flag, bnd_default_integer *status,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_test, MPI_TEST)(bnd_default_integer *request, bnd_logical *flag, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_test)(&int_request, flag, (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status),
            &int_ierror);
    bnd_integer_inout(request, int_request, bnd_integer_handle(*request));
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
