/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Win_toint] through templates/c/entry.c.j2. */
/* Encode a C window handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Win_toint, PMPI_Win_toint)

int BND_ENTRY(MPI_Win_toint)(MPI_Win win)
{
    return bnd_handle_to_integer(BND_WIN, (void *)win);
}
