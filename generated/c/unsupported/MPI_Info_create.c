/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_create)(MPI_Info *info);

int BND_IMPLEMENTATION(Info_create)(MPI_Info *info)
{
    (void)info;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Info_create", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
