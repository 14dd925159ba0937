/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Session_toint] through templates/c/entry.c.j2. */
/* Encode a C session handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Session_toint, PMPI_Session_toint)

int BND_ENTRY(MPI_Session_toint)(MPI_Session session)
{
    return bnd_handle_to_integer(BND_SESSION, (void *)session);
}
