/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_info] through templates/c/entry.c.j2. */
/* Obtain a new info object holding the hints in use for a file. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_info)(MPI_File fh, MPI_Info *info_used);
BND_INSTRUMENTED_CALL(File_get_info, int, (MPI_File fh, MPI_Info *info_used), (fh, info_used))

BND_WEAK(MPI_File_get_info, PMPI_File_get_info)

int BND_ENTRY(MPI_File_get_info)(MPI_File fh, MPI_Info *info_used)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_info");
    BND_REFUSE_IF("MPI_File_get_info", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_info", !info_used, MPI_ERR_ARG, "info_used", BND_ON_FILE, fh);
    BND_FORWARD(File_get_info, (fh, info_used));
}
