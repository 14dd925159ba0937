/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_sync] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_sync)(MPI_File fh);

int BND_IMPLEMENTATION(File_sync)(MPI_File fh)
{
    (void)fh;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_sync", 0, BND_ON_FILE, (void *)(fh)};
    return BND_IMPLEMENTATION(raise)(&error);
}
