/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_compare] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result);

int BND_IMPLEMENTATION(Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result)
{
    (void)comm1;
    (void)comm2;
    (void)result;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_compare", 0, BND_ON_COMM,
            (void *)(comm1)};
    return BND_IMPLEMENTATION(raise)(&error);
}
