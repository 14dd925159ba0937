/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Win_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C window handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Win_fromint, PMPI_Win_fromint)

MPI_Win BND_ENTRY(MPI_Win_fromint)(int win)
{
    return (MPI_Win)bnd_handle_from_integer(BND_WIN, win);
}
