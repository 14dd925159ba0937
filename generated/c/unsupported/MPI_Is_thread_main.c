/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Is_thread_main] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Is_thread_main)(int *flag);

int BND_IMPLEMENTATION(Is_thread_main)(int *flag)
{
    (void)flag;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Is_thread_main", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
