/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements_x] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_set_elements_x)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);

int BND_IMPLEMENTATION(Status_set_elements_x)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    (void)status;
    (void)datatype;
    (void)count;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Status_set_elements_x", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
