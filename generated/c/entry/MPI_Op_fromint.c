/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Op_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C reduction operation handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Op_fromint, PMPI_Op_fromint)

MPI_Op BND_ENTRY(MPI_Op_fromint)(int op)
{
    return (MPI_Op)bnd_handle_from_integer(BND_OP, op);
}
