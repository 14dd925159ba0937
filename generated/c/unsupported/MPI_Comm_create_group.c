/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create_group] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm);

int BND_IMPLEMENTATION(Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    (void)comm;
    (void)group;
    (void)tag;
    (void)newcomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_create_group", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
