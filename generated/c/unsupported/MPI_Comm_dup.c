/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm);

int BND_IMPLEMENTATION(Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm)
{
    (void)comm;
    (void)newcomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_dup", 0, BND_ON_COMM, (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
