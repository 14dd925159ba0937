/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Info_toint] through templates/c/entry.c.j2. */
/* Encode a C info handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Info_toint, PMPI_Info_toint)

int BND_ENTRY(MPI_Info_toint)(MPI_Info info)
{
    return bnd_handle_to_integer(BND_INFO, (void *)info);
}
