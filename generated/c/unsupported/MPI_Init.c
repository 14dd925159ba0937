/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Init)(int *argc, char ***argv);

int BND_IMPLEMENTATION(Init)(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Init", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
