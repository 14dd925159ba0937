/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_join] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_join)(int fd, MPI_Comm *intercomm);

int BND_IMPLEMENTATION(Comm_join)(int fd, MPI_Comm *intercomm)
{
    (void)fd;
    (void)intercomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_join", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
