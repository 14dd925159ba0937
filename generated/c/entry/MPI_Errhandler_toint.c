/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Errhandler_toint] through templates/c/entry.c.j2. */
/* Encode a C error handler handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Errhandler_toint, PMPI_Errhandler_toint)

int BND_ENTRY(MPI_Errhandler_toint)(MPI_Errhandler errhandler)
{
    return bnd_handle_to_integer(BND_ERRHANDLER, (void *)errhandler);
}
