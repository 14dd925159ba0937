/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Request_toint] through templates/c/entry.c.j2. */
/* Encode a C request handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Request_toint, PMPI_Request_toint)

int BND_ENTRY(MPI_Request_toint)(MPI_Request request)
{
    return bnd_handle_to_integer(BND_REQUEST, (void *)request);
}
