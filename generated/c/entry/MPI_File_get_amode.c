/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_amode] through templates/c/entry.c.j2. */
/* Return the access mode with which a file was opened. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_amode)(MPI_File fh, int *amode);
BND_INSTRUMENTED_CALL(File_get_amode, int, (MPI_File fh, int *amode), (fh, amode))

BND_WEAK(MPI_File_get_amode, PMPI_File_get_amode)

int BND_ENTRY(MPI_File_get_amode)(MPI_File fh, int *amode)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_amode");
    BND_REFUSE_IF("MPI_File_get_amode", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_amode", !amode, MPI_ERR_ARG, "amode", BND_ON_FILE, fh);
    BND_FORWARD(File_get_amode, (fh, amode));
}
