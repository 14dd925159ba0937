/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_File_toint] through templates/c/entry.c.j2. */
/* Encode a C file handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_File_toint, PMPI_File_toint)

int BND_ENTRY(MPI_File_toint)(MPI_File file)
{
    return bnd_handle_to_integer(BND_FILE, (void *)file);
}
