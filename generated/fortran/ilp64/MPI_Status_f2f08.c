/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f2f08] through templates/fortran/ilp64.c.j2. */
/* Convert an integer array status to the mpi_f08 derived type. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Status_f2f08.c"

void BND_WIDE_NAME(mpi_status_f2f08, MPI_STATUS_F2F08)(const bnd_default_integer *f_status,
        bnd_default_integer *f08_status, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_status_f2f08, MPI_STATUS_F2F08)(const bnd_default_integer *f_status,
        bnd_default_integer *f08_status, bnd_default_integer *ierror)
{
    bnd_integer int_f_status[BND_STATUS_INTEGERS];
    bnd_integer int_f08_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_f_status, f_status);
    bnd_integers_unset(int_f08_status, f08_status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_status_f2f08)((bnd_is_status_ignore(f_status) ? (const bnd_integer *)f_status : int_f_status),
            (bnd_is_status_ignore(f08_status) ? (bnd_integer *)f08_status : int_f08_status), &int_ierror);
    bnd_statuses_out(f08_status, int_f08_status, bnd_is_status_ignore(f08_status) ? 0 : BND_STATUS_INTEGERS);
    if (ierror) *ierror = int_ierror;
}
