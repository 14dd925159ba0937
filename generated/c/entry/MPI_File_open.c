/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_open] through templates/c/entry.c.j2. */
/* Open a file collectively over a communicator, with access mode and hints. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh);
BND_INSTRUMENTED_CALL(File_open, int, (MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh),
        (comm, filename, amode, info, fh))

BND_WEAK(MPI_File_open, PMPI_File_open)

int BND_ENTRY(MPI_File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_open");
    BND_REFUSE_IF("MPI_File_open", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_FILE, MPI_FILE_NULL);
    BND_REFUSE_IF("MPI_File_open", !filename, MPI_ERR_ARG, "filename", BND_ON_FILE, MPI_FILE_NULL);
    BND_REFUSE_IF("MPI_File_open", !fh, MPI_ERR_ARG, "fh", BND_ON_FILE, MPI_FILE_NULL);
    BND_FORWARD(File_open, (comm, filename, amode, info, fh));
}
