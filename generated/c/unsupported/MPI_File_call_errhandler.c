/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_call_errhandler] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_call_errhandler)(MPI_File fh, int errorcode);

int BND_IMPLEMENTATION(File_call_errhandler)(MPI_File fh, int errorcode)
{
    (void)fh;
    (void)errorcode;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_File_call_errhandler", 0, BND_ON_FILE,
            (void *)(fh)};
    return BND_IMPLEMENTATION(raise)(&error);
}
