/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Session_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C session handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Session_fromint, PMPI_Session_fromint)

MPI_Session BND_ENTRY(MPI_Session_fromint)(int session)
{
    return (MPI_Session)bnd_handle_from_integer(BND_SESSION, session);
}
