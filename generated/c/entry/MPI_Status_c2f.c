/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_c2f] through templates/c/entry.c.j2. */
/* Convert a C status to the integer array form used by older Fortran. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Status_c2f, PMPI_Status_c2f)

int BND_ENTRY(MPI_Status_c2f)(const MPI_Status *c_status, MPI_Fint *f_status)
{
    return bnd_status_copy(c_status, f_status);
}
