/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_cancelled] through templates/fortran/ilp64.c.j2. */
/* Set what a later cancellation test on a status is going to report. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Status_set_cancelled.c"

#if BND_HAS(MPI_Status_set_cancelled)
void BND_WIDE_NAME(mpi_status_set_cancelled, MPI_STATUS_SET_CANCELLED)(bnd_default_integer *status,
        const bnd_logical *flag, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_status_set_cancelled, MPI_STATUS_SET_CANCELLED)(bnd_default_integer *status,
        const bnd_logical *flag, bnd_default_integer *ierror)
{
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_status_set_cancelled)((bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), flag,
            &int_ierror);
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
