/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitsome] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);

int BND_IMPLEMENTATION(Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    (void)incount;
    (void)array_of_requests;
    (void)outcount;
    (void)array_of_indices;
    (void)array_of_statuses;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Waitsome", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
