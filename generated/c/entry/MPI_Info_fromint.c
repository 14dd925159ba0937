/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Info_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C info handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Info_fromint, PMPI_Info_fromint)

MPI_Info BND_ENTRY(MPI_Info_fromint)(int info)
{
    return (MPI_Info)bnd_handle_from_integer(BND_INFO, info);
}
