/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_set_info)(MPI_File fh, MPI_Info info);

int BND_IMPLEMENTATION(File_set_info)(MPI_File fh, MPI_Info info)
{
    (void)fh;
    (void)info;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_set_info", 0, BND_ON_FILE, (void *)(fh)};
    return BND_IMPLEMENTATION(raise)(&error);
}
