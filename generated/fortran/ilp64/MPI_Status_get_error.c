/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_get_error] through templates/fortran/ilp64.c.j2. */
/* Read the error field of a status through a procedure call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Status_get_error.c"

#if BND_HAS(MPI_Status_get_error)
void BND_WIDE_NAME(mpi_status_get_error, MPI_STATUS_GET_ERROR)(const bnd_default_integer *status,
        bnd_default_integer *err, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_status_get_error, MPI_STATUS_GET_ERROR)(const bnd_default_integer *status,
        bnd_default_integer *err, bnd_default_integer *ierror)
{
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integer int_err = BND_INTEGER_UNSET;
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_status_get_error)((bnd_is_status_ignore(status) ? (const bnd_integer *)status : int_status),
            &int_err, &int_ierror);
    bnd_integer_out(err, int_err);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
