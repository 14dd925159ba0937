/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_info)(MPI_File fh, MPI_Info *info_used);

int BND_IMPLEMENTATION(File_get_info)(MPI_File fh, MPI_Info *info_used)
{
    (void)fh;
    (void)info_used;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_get_info", 0, BND_ON_FILE, (void *)(fh)};
    return BND_IMPLEMENTATION(raise)(&error);
}
