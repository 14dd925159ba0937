/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_type_extent] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent);

int BND_IMPLEMENTATION(File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
{
    (void)fh;
    (void)datatype;
    (void)extent;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_get_type_extent_c", 0, BND_ON_FILE,
            (void *)(fh)};
    return BND_IMPLEMENTATION(raise)(&error);
}
