/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f2f08] through templates/c/entry.c.j2. */
/* Convert an integer array status to the mpi_f08 derived type. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Status_f2f08, PMPI_Status_f2f08)

int BND_ENTRY(MPI_Status_f2f08)(const MPI_Fint *f_status, MPI_F08_status *f08_status)
{
    return bnd_status_copy(f_status, f08_status);
}
