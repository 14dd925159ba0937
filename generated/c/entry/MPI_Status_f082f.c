/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f082f] through templates/c/entry.c.j2. */
/* Convert a status of the mpi_f08 derived type to an integer array status. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Status_f082f, PMPI_Status_f082f)

int BND_ENTRY(MPI_Status_f082f)(const MPI_F08_status *f08_status, MPI_Fint *f_status)
{
    return bnd_status_copy(f08_status, f_status);
}
