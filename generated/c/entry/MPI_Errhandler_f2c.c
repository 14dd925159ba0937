/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Errhandler_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer error handler handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Errhandler_f2c, PMPI_Errhandler_f2c)

MPI_Errhandler BND_ENTRY(MPI_Errhandler_f2c)(MPI_Fint errhandler)
{
    return (MPI_Errhandler)bnd_handle_from_integer(BND_ERRHANDLER, errhandler);
}
