/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_f082c] through templates/c/entry.c.j2. */
/* Convert a status of the mpi_f08 derived type to the C structure. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Status_f082c, PMPI_Status_f082c)

int BND_ENTRY(MPI_Status_f082c)(const MPI_F08_status *f08_status, MPI_Status *c_status)
{
    return bnd_status_copy(f08_status, c_status);
}
