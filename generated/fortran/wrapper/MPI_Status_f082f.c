/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f082f] through templates/fortran/wrapper.c.j2. */
/* Convert a status of the mpi_f08 derived type to an integer array status. */
#include "bnd_fortran.h"

BND_WRAPPER void BND_NAME(mpi_status_f082f, MPI_STATUS_F082F)(bnd_integer *f08_status, bnd_integer *f_status,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_status_f082f, MPI_STATUS_F082F)(bnd_integer *f08_status, bnd_integer *f_status,
        bnd_integer *ierror)
{
    BND_STATUS_COPY(f08_status, f_status);
    if (ierror) *ierror = MPI_SUCCESS;
}
