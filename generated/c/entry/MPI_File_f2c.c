/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_File_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer file handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_File_f2c, PMPI_File_f2c)

MPI_File BND_ENTRY(MPI_File_f2c)(MPI_Fint file)
{
    return (MPI_File)bnd_handle_from_integer(BND_FILE, file);
}
