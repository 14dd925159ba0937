/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_delete] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_delete)(const char *filename, MPI_Info info);

int BND_IMPLEMENTATION(File_delete)(const char *filename, MPI_Info info)
{
    (void)filename;
    (void)info;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_delete", 0, BND_ON_FILE,
            (void *)(MPI_FILE_NULL)};
    return BND_IMPLEMENTATION(raise)(&error);
}
