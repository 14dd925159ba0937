/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test_cancelled] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Test_cancelled)(const MPI_Status *status, int *flag);

int BND_IMPLEMENTATION(Test_cancelled)(const MPI_Status *status, int *flag)
{
    (void)status;
    (void)flag;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Test_cancelled", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
