/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_get_errhandler] through templates/c/entry.c.j2. */
/* Return the error handler currently attached to a session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_get_errhandler)(MPI_Session session, MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Session_get_errhandler, int, (MPI_Session session, MPI_Errhandler *errhandler), (session,
        errhandler))

BND_WEAK(MPI_Session_get_errhandler, PMPI_Session_get_errhandler)

int BND_ENTRY(MPI_Session_get_errhandler)(MPI_Session session, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_get_errhandler");
    BND_REFUSE_IF("MPI_Session_get_errhandler", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_get_errhandler", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_SESSION, session);
    BND_FORWARD(Session_get_errhandler, (session, errhandler));
}
