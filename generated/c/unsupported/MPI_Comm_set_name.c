/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_name] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_set_name)(MPI_Comm comm, const char *comm_name);

int BND_IMPLEMENTATION(Comm_set_name)(MPI_Comm comm, const char *comm_name)
{
    (void)comm;
    (void)comm_name;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_set_name", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
