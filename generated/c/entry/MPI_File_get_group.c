/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_group] through templates/c/entry.c.j2. */
/* Return a copy of the group of processes that opened a file. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_group)(MPI_File fh, MPI_Group *group);
BND_INSTRUMENTED_CALL(File_get_group, int, (MPI_File fh, MPI_Group *group), (fh, group))

BND_WEAK(MPI_File_get_group, PMPI_File_get_group)

int BND_ENTRY(MPI_File_get_group)(MPI_File fh, MPI_Group *group)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_group");
    BND_REFUSE_IF("MPI_File_get_group", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_group", !group, MPI_ERR_ARG, "group", BND_ON_FILE, fh);
    BND_FORWARD(File_get_group, (fh, group));
}
