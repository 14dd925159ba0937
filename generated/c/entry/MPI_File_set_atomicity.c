/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_atomicity] through templates/c/entry.c.j2. */
/* Switch atomic mode on or off for a file, collectively. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_set_atomicity)(MPI_File fh, int flag);
BND_INSTRUMENTED_CALL(File_set_atomicity, int, (MPI_File fh, int flag), (fh, flag))

BND_WEAK(MPI_File_set_atomicity, PMPI_File_set_atomicity)

int BND_ENTRY(MPI_File_set_atomicity)(MPI_File fh, int flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_set_atomicity");
    BND_REFUSE_IF("MPI_File_set_atomicity", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_set_atomicity, (fh, flag));
}
