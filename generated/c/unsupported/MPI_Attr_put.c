/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_put] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Attr_put)(MPI_Comm comm, int keyval, void *attribute_val);

int BND_IMPLEMENTATION(Attr_put)(MPI_Comm comm, int keyval, void *attribute_val)
{
    (void)comm;
    (void)keyval;
    (void)attribute_val;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Attr_put", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
