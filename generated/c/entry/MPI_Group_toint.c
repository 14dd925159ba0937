/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Group_toint] through templates/c/entry.c.j2. */
/* Encode a C group handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Group_toint, PMPI_Group_toint)

int BND_ENTRY(MPI_Group_toint)(MPI_Group group)
{
    return bnd_handle_to_integer(BND_GROUP, (void *)group);
}
