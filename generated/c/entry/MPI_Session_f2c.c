/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Session_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer session handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Session_f2c, PMPI_Session_f2c)

MPI_Session BND_ENTRY(MPI_Session_f2c)(MPI_Fint session)
{
    return (MPI_Session)bnd_handle_from_integer(BND_SESSION, session);
}
