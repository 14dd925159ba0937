/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Status_c2f08] through templates/c/entry.c.j2. */
/* Convert a C status to the derived type used by the mpi_f08 module. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Status_c2f08, PMPI_Status_c2f08)

int BND_ENTRY(MPI_Status_c2f08)(const MPI_Status *c_status, MPI_F08_status *f08_status)
{
    return bnd_status_copy(c_status, f08_status);
}
