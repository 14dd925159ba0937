/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_finalize] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_finalize)(MPI_Session *session);

int BND_IMPLEMENTATION(Session_finalize)(MPI_Session *session)
{
    (void)session;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Session_finalize", 0, BND_ON_SESSION,
            (void *)(*session)};
    return BND_IMPLEMENTATION(raise)(&error);
}
