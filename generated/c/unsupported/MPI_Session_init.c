/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_init] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session);

int BND_IMPLEMENTATION(Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    (void)info;
    (void)errhandler;
    (void)session;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Session_init", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
