/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_list] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pready_list)(int length, const int array_of_partitions[], MPI_Request request);

int BND_IMPLEMENTATION(Pready_list)(int length, const int array_of_partitions[], MPI_Request request)
{
    (void)length;
    (void)array_of_partitions;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Pready_list", 0, BND_ON_REQUEST,
            (void *)(request)};
    return BND_IMPLEMENTATION(raise)(&error);
}
