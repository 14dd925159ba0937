/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_size_c)(MPI_Datatype datatype, MPI_Count *size);

int BND_IMPLEMENTATION(Type_size_c)(MPI_Datatype datatype, MPI_Count *size)
{
    (void)datatype;
    (void)size;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_size_c", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
