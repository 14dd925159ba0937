/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_error] through templates/fortran/wrapper.c.j2. */
/* Write the error field of a status through a procedure call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_set_error)
BND_WRAPPER void BND_NAME(mpi_status_set_error, MPI_STATUS_SET_ERROR)(bnd_integer *status, const bnd_integer *err,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_status_set_error, MPI_STATUS_SET_ERROR)(bnd_integer *status, const bnd_integer *err,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Status_set_error, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_error)(BND_STATUS_IN(status), *err));
}
#endif
