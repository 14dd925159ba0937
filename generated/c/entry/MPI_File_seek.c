/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek] through templates/c/entry.c.j2. */
/* Move the individual file pointer of the calling process. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_seek)(MPI_File fh, MPI_Offset offset, int whence);
BND_INSTRUMENTED_CALL(File_seek, int, (MPI_File fh, MPI_Offset offset, int whence), (fh, offset, whence))

BND_WEAK(MPI_File_seek, PMPI_File_seek)

int BND_ENTRY(MPI_File_seek)(MPI_File fh, MPI_Offset offset, int whence)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_seek");
    BND_REFUSE_IF("MPI_File_seek", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_seek, (fh, offset, whence));
}
