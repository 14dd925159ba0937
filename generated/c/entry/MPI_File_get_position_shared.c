/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_position_shared] through templates/c/entry.c.j2. */
/* Return the current shared file pointer, counted in etypes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_position_shared)(MPI_File fh, MPI_Offset *offset);
BND_INSTRUMENTED_CALL(File_get_position_shared, int, (MPI_File fh, MPI_Offset *offset), (fh, offset))

BND_WEAK(MPI_File_get_position_shared, PMPI_File_get_position_shared)

int BND_ENTRY(MPI_File_get_position_shared)(MPI_File fh, MPI_Offset *offset)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_position_shared");
    BND_REFUSE_IF("MPI_File_get_position_shared", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_position_shared", !offset, MPI_ERR_ARG, "offset", BND_ON_FILE, fh);
    BND_FORWARD(File_get_position_shared, (fh, offset));
}
