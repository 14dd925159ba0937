/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_valuelen] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag);

int BND_IMPLEMENTATION(Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag)
{
    (void)info;
    (void)key;
    (void)valuelen;
    (void)flag;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Info_get_valuelen", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
