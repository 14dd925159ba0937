/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_cancelled] through templates/fortran/wrapper.c.j2. */
/* Set what a later cancellation test on a status is going to report. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_set_cancelled)
BND_WRAPPER void BND_NAME(mpi_status_set_cancelled, MPI_STATUS_SET_CANCELLED)(bnd_integer *status,
        const bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_status_set_cancelled, MPI_STATUS_SET_CANCELLED)(bnd_integer *status,
        const bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Status_set_cancelled, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_cancelled)(BND_STATUS_IN(status), BND_IS_TRUE(*flag)));
}
#endif
