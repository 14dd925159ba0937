/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_test_inter] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_test_inter)(MPI_Comm comm, int *flag);

int BND_IMPLEMENTATION(Comm_test_inter)(MPI_Comm comm, int *flag)
{
    (void)comm;
    (void)flag;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_test_inter", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
