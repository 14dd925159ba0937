/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testany] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status);

int BND_IMPLEMENTATION(Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    (void)count;
    (void)array_of_requests;
    (void)index;
    (void)flag;
    (void)status;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Testany", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
