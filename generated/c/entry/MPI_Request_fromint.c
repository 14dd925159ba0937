/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Request_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C request handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Request_fromint, PMPI_Request_fromint)

MPI_Request BND_ENTRY(MPI_Request_fromint)(int request)
{
    return (MPI_Request)bnd_handle_from_integer(BND_REQUEST, request);
}
