/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test_cancelled] through templates/fortran/ilp64.c.j2. */
/* Tell from a status whether its operation was successfully cancelled. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Test_cancelled.c"

#if BND_HAS(MPI_Test_cancelled)
void BND_WIDE_NAME(mpi_test_cancelled, MPI_TEST_CANCELLED)(const bnd_default_integer *status, bnd_logical *flag,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_test_cancelled, MPI_TEST_CANCELLED)(const bnd_default_integer *status, bnd_logical *flag,
        bnd_default_integer *ierror)
{
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_test_cancelled)((bnd_is_status_ignore(status) ? (const bnd_integer *)status : int_status), flag,
            &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
