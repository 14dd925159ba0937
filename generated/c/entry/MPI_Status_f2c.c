/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer array status to the C structure. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Status_f2c, PMPI_Status_f2c)

int BND_ENTRY(MPI_Status_f2c)(const MPI_Fint *f_status, MPI_Status *c_status)
{
    return bnd_status_copy(f_status, c_status);
}
