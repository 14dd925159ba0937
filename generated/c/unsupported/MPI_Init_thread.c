/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init_thread] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Init_thread)(int *argc, char ***argv, int required, int *provided);

int BND_IMPLEMENTATION(Init_thread)(int *argc, char ***argv, int required, int *provided)
{
    (void)argc;
    (void)argv;
    (void)required;
    (void)provided;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Init_thread", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
