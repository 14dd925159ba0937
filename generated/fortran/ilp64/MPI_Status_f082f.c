/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f082f] through templates/fortran/ilp64.c.j2. */
/* Convert a status of the mpi_f08 derived type to an integer array status. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Status_f082f.c"

void BND_WIDE_NAME(mpi_status_f082f, MPI_STATUS_F082F)(const bnd_default_integer *f08_status,
        bnd_default_integer *f_status, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_status_f082f, MPI_STATUS_F082F)(const bnd_default_integer *f08_status,
        bnd_default_integer *f_status, bnd_default_integer *ierror)
{
    bnd_integer int_f08_status[BND_STATUS_INTEGERS];
    bnd_integer int_f_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_f08_status, f08_status);
    bnd_integers_unset(int_f_status, f_status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_status_f082f)((bnd_is_status_ignore(f08_status) ? (const bnd_integer *)f08_status : int_f08_status),
            (bnd_is_status_ignore(f_status) ? (bnd_integer *)f_status : int_f_status), &int_ierror);
    bnd_statuses_out(f_status, int_f_status, bnd_is_status_ignore(f_status) ? 0 : BND_STATUS_INTEGERS);
    if (ierror) *ierror = int_ierror;
}
