/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_sync] through templates/c/entry.c.j2. */
/* Push written data of a file to storage and make updates by others visible. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_sync)(MPI_File fh);
BND_INSTRUMENTED_CALL(File_sync, int, (MPI_File fh), (fh))

BND_WEAK(MPI_File_sync, PMPI_File_sync)

int BND_ENTRY(MPI_File_sync)(MPI_File fh)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_sync");
    BND_REFUSE_IF("MPI_File_sync", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_sync, (fh));
}
