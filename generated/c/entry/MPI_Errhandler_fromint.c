/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Errhandler_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C error handler handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Errhandler_fromint, PMPI_Errhandler_fromint)

MPI_Errhandler BND_ENTRY(MPI_Errhandler_fromint)(int errhandler)
{
    return (MPI_Errhandler)bnd_handle_from_integer(BND_ERRHANDLER, errhandler);
}
