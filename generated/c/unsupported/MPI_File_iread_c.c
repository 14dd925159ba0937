/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_iread_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);

int BND_IMPLEMENTATION(File_iread_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    (void)fh;
    (void)buf;
    (void)count;
    (void)datatype;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_iread_c", 0, BND_ON_FILE, (void *)(fh)};
    return BND_IMPLEMENTATION(raise)(&error);
}
