/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Op_toint] through templates/c/entry.c.j2. */
/* Encode a C reduction operation handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Op_toint, PMPI_Op_toint)

int BND_ENTRY(MPI_Op_toint)(MPI_Op op)
{
    return bnd_handle_to_integer(BND_OP, (void *)op);
}
