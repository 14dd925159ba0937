/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_open] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh);

int BND_IMPLEMENTATION(File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    (void)comm;
    (void)filename;
    (void)amode;
    (void)info;
    (void)fh;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_open", 0, BND_ON_FILE,
            (void *)(MPI_FILE_NULL)};
    return BND_IMPLEMENTATION(raise)(&error);
}
