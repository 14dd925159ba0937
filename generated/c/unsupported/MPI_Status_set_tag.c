/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_tag] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_set_tag)(MPI_Status *status, int tag);

int BND_IMPLEMENTATION(Status_set_tag)(MPI_Status *status, int tag)
{
    (void)status;
    (void)tag;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Status_set_tag", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
