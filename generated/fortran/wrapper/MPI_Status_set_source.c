/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_source] through templates/fortran/wrapper.c.j2. */
/* Write the source rank held in a status through a procedure call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Status_set_source)
BND_WRAPPER void BND_NAME(mpi_status_set_source, MPI_STATUS_SET_SOURCE)(bnd_integer *status, const bnd_integer *source,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_status_set_source, MPI_STATUS_SET_SOURCE)(bnd_integer *status, const bnd_integer *source,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Status_set_source, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_source)(BND_STATUS_IN(status), *source));
}
#endif
