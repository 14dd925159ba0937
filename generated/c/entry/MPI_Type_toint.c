/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Type_toint] through templates/c/entry.c.j2. */
/* Encode a C datatype handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Type_toint, PMPI_Type_toint)

int BND_ENTRY(MPI_Type_toint)(MPI_Datatype datatype)
{
    return bnd_handle_to_integer(BND_DATATYPE, (void *)datatype);
}
