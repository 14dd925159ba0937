/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_some] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]);

int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[])
{
    (void)incount;
    (void)array_of_requests;
    (void)outcount;
    (void)array_of_indices;
    (void)array_of_statuses;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Request_get_status_some", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
