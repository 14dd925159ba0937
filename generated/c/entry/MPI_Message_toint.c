/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Message_toint] through templates/c/entry.c.j2. */
/* Encode a C matched-message handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Message_toint, PMPI_Message_toint)

int BND_ENTRY(MPI_Message_toint)(MPI_Message message)
{
    return bnd_handle_to_integer(BND_MESSAGE, (void *)message);
}
