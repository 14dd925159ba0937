/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Group_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C group handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Group_fromint, PMPI_Group_fromint)

MPI_Group BND_ENTRY(MPI_Group_fromint)(int group)
{
    return (MPI_Group)bnd_handle_from_integer(BND_GROUP, group);
}
