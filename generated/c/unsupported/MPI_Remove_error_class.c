/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_class] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Remove_error_class)(int errorclass);

int BND_IMPLEMENTATION(Remove_error_class)(int errorclass)
{
    (void)errorclass;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Remove_error_class", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
