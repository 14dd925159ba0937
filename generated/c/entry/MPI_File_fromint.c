/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_File_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C file handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_File_fromint, PMPI_File_fromint)

MPI_File BND_ENTRY(MPI_File_fromint)(int file)
{
    return (MPI_File)bnd_handle_from_integer(BND_FILE, file);
}
