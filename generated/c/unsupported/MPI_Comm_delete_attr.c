/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_delete_attr] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_delete_attr)(MPI_Comm comm, int comm_keyval);

int BND_IMPLEMENTATION(Comm_delete_attr)(MPI_Comm comm, int comm_keyval)
{
    (void)comm;
    (void)comm_keyval;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_delete_attr", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
