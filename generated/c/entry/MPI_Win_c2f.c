/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Win_c2f] through templates/c/entry.c.j2. */
/* Convert a C window handle to its Fortran integer form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Win_c2f, PMPI_Win_c2f)

MPI_Fint BND_ENTRY(MPI_Win_c2f)(MPI_Win win)
{
    return bnd_handle_to_integer(BND_WIN, (void *)win);
}
