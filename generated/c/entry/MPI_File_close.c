/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_close] through templates/c/entry.c.j2. */
/* Flush and close a file, collectively over the group that opened it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_close)(MPI_File *fh);
BND_INSTRUMENTED_CALL(File_close, int, (MPI_File *fh), (fh))

BND_WEAK(MPI_File_close, PMPI_File_close)

int BND_ENTRY(MPI_File_close)(MPI_File *fh)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_close");
    BND_REFUSE_IF("MPI_File_close", !fh, MPI_ERR_ARG, "fh", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_File_close", BND_IS_NULL(*fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, *fh);
    BND_FORWARD(File_close, (fh));
}
