/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size);

int BND_IMPLEMENTATION(Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)
{
    (void)incount;
    (void)datatype;
    (void)comm;
    (void)size;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Pack_size", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
