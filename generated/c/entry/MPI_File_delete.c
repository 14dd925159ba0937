/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_delete] through templates/c/entry.c.j2. */
/* Remove the file that has the given name from storage. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_delete)(const char *filename, MPI_Info info);
BND_INSTRUMENTED_CALL(File_delete, int, (const char *filename, MPI_Info info), (filename, info))

BND_WEAK(MPI_File_delete, PMPI_File_delete)

int BND_ENTRY(MPI_File_delete)(const char *filename, MPI_Info info)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_delete");
    BND_REFUSE_IF("MPI_File_delete", !filename, MPI_ERR_ARG, "filename", BND_ON_FILE, MPI_FILE_NULL);
    BND_FORWARD(File_delete, (filename, info));
}
