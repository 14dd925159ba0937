/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtick] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

double BND_IMPLEMENTATION(Wtick)(void);

double BND_IMPLEMENTATION(Wtick)(void)
{
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Wtick", 0, BND_ON_NOTHING, (void *)(0)};
    BND_IMPLEMENTATION(raise)(&error);
    return 0;
}
