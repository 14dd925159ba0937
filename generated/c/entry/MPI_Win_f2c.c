/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Win_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer window handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Win_f2c, PMPI_Win_f2c)

MPI_Win BND_ENTRY(MPI_Win_f2c)(MPI_Fint win)
{
    return (MPI_Win)bnd_handle_from_integer(BND_WIN, win);
}
