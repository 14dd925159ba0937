/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_all_end] through templates/c/entry.c.j2. */
/* End a split collective read begun at the individual file pointers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_read_all_end)(MPI_File fh, void *buf, MPI_Status *status);
BND_INSTRUMENTED_CALL(File_read_all_end, int, (MPI_File fh, void *buf, MPI_Status *status), (fh, buf, status))

BND_WEAK(MPI_File_read_all_end, PMPI_File_read_all_end)

int BND_ENTRY(MPI_File_read_all_end)(MPI_File fh, void *buf, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_read_all_end");
    BND_REFUSE_IF("MPI_File_read_all_end", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_read_all_end, (fh, buf, status));
}
