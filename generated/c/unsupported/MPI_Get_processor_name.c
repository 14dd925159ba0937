/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_processor_name] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_processor_name)(char *name, int *resultlen);

int BND_IMPLEMENTATION(Get_processor_name)(char *name, int *resultlen)
{
    (void)name;
    (void)resultlen;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Get_processor_name", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
