/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_set_errhandler] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler);

int BND_IMPLEMENTATION(Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler)
{
    (void)session;
    (void)errhandler;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Session_set_errhandler", 0, BND_ON_SESSION,
            (void *)(session)};
    return BND_IMPLEMENTATION(raise)(&error);
}
