/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nthkey] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_get_nthkey)(MPI_Info info, int n, char *key);

int BND_IMPLEMENTATION(Info_get_nthkey)(MPI_Info info, int n, char *key)
{
    (void)info;
    (void)n;
    (void)key;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Info_get_nthkey", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
