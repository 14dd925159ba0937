/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_atomicity] through templates/c/entry.c.j2. */
/* Tell whether atomic mode is switched on for a file. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_atomicity)(MPI_File fh, int *flag);
BND_INSTRUMENTED_CALL(File_get_atomicity, int, (MPI_File fh, int *flag), (fh, flag))

BND_WEAK(MPI_File_get_atomicity, PMPI_File_get_atomicity)

int BND_ENTRY(MPI_File_get_atomicity)(MPI_File fh, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_atomicity");
    BND_REFUSE_IF("MPI_File_get_atomicity", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_atomicity", !flag, MPI_ERR_ARG, "flag", BND_ON_FILE, fh);
    BND_FORWARD(File_get_atomicity, (fh, flag));
}
