/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Message_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer matched-message handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Message_f2c, PMPI_Message_f2c)

MPI_Message BND_ENTRY(MPI_Message_f2c)(MPI_Fint message)
{
    return (MPI_Message)bnd_handle_from_integer(BND_MESSAGE, message);
}
