/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_string] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string);

int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string)
{
    (void)errorcode;
    (void)string;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Add_error_string", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
