/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Message_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C matched-message handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Message_fromint, PMPI_Message_fromint)

MPI_Message BND_ENTRY(MPI_Message_fromint)(int message)
{
    return (MPI_Message)bnd_handle_from_integer(BND_MESSAGE, message);
}
