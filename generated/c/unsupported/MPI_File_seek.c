/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_seek] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_seek)(MPI_File fh, MPI_Offset offset, int whence);

int BND_IMPLEMENTATION(File_seek)(MPI_File fh, MPI_Offset offset, int whence)
{
    (void)fh;
    (void)offset;
    (void)whence;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_seek", 0, BND_ON_FILE, (void *)(fh)};
    return BND_IMPLEMENTATION(raise)(&error);
}
