/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_size] through templates/c/entry.c.j2. */
/* Truncate or extend a file to a given number of bytes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_set_size)(MPI_File fh, MPI_Offset size);
BND_INSTRUMENTED_CALL(File_set_size, int, (MPI_File fh, MPI_Offset size), (fh, size))

BND_WEAK(MPI_File_set_size, PMPI_File_set_size)

int BND_ENTRY(MPI_File_set_size)(MPI_File fh, MPI_Offset size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_set_size");
    BND_REFUSE_IF("MPI_File_set_size", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_set_size, (fh, size));
}
