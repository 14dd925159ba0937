/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_info] through templates/c/entry.c.j2. */
/* Change the hints attached to a file, collectively over its group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_set_info)(MPI_File fh, MPI_Info info);
BND_INSTRUMENTED_CALL(File_set_info, int, (MPI_File fh, MPI_Info info), (fh, info))

BND_WEAK(MPI_File_set_info, PMPI_File_set_info)

int BND_ENTRY(MPI_File_set_info)(MPI_File fh, MPI_Info info)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_set_info");
    BND_REFUSE_IF("MPI_File_set_info", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_set_info, (fh, info));
}
