/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Type_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C datatype handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Type_fromint, PMPI_Type_fromint)

MPI_Datatype BND_ENTRY(MPI_Type_fromint)(int datatype)
{
    return (MPI_Datatype)bnd_handle_from_integer(BND_DATATYPE, datatype);
}
