/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f2f08] through templates/fortran/wrapper.c.j2. */
/* Convert an integer array status to the mpi_f08 derived type. */
#include "bnd_fortran.h"

BND_WRAPPER void BND_NAME(mpi_status_f2f08, MPI_STATUS_F2F08)(bnd_integer *f_status, bnd_integer *f08_status,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_status_f2f08, MPI_STATUS_F2F08)(bnd_integer *f_status, bnd_integer *f08_status,
        bnd_integer *ierror)
{
    BND_STATUS_COPY(f_status, f08_status);
    if (ierror) *ierror = MPI_SUCCESS;
}
