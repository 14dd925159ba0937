/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_count] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count);

int BND_IMPLEMENTATION(Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    (void)status;
    (void)datatype;
    (void)count;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Get_count", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
