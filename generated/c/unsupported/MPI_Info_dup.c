/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_dup)(MPI_Info info, MPI_Info *newinfo);

int BND_IMPLEMENTATION(Info_dup)(MPI_Info info, MPI_Info *newinfo)
{
    (void)info;
    (void)newinfo;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Info_dup", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
