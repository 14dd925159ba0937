/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_library_version] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_library_version)(char *version, int *resultlen);

int BND_IMPLEMENTATION(Get_library_version)(char *version, int *resultlen)
{
    (void)version;
    (void)resultlen;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Get_library_version", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
