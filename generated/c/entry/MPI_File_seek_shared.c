/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek_shared] through templates/c/entry.c.j2. */
/* Move the shared file pointer, collectively and to the same place. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_seek_shared)(MPI_File fh, MPI_Offset offset, int whence);
BND_INSTRUMENTED_CALL(File_seek_shared, int, (MPI_File fh, MPI_Offset offset, int whence), (fh, offset, whence))

BND_WEAK(MPI_File_seek_shared, PMPI_File_seek_shared)

int BND_ENTRY(MPI_File_seek_shared)(MPI_File fh, MPI_Offset offset, int whence)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_seek_shared");
    BND_REFUSE_IF("MPI_File_seek_shared", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_seek_shared, (fh, offset, whence));
}
