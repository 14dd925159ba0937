/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitall] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]);

int BND_IMPLEMENTATION(Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    (void)count;
    (void)array_of_requests;
    (void)array_of_statuses;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Waitall", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
